import { act, fireEvent, screen } from '@testing-library/react';
import naughty from 'big-list-of-naughty-strings';
import { useState, type ReactElement } from 'react';
import { compactInput, nameInput, textInput } from '../input';
import { AmountField } from './AmountField';
import { CodeField } from './CodeField';
import { NumberField } from './NumberField';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';
import { renderWithTexts } from './testing/renderWithTexts';

interface Held {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Holding({ field }: { readonly field: (held: Held) => ReactElement }) {
  const [value, setValue] = useState('');
  return field({ value, onChange: setValue });
}

function Count() {
  const [value, setValue] = useState<number | undefined>(1);
  return <NumberField label="field" value={value} onChange={setValue} min={1} max={9} />;
}

const FIELDS: readonly (readonly [name: string, field: () => ReactElement])[] = [
  ['a text', () => <Holding field={(held) => <TextField label="field" reads={textInput(200)} {...held} />} />],
  ['a text that is not read', () => <Holding field={(held) => <TextField label="field" {...held} />} />],
  ['a login name', () => <Holding field={(held) => <TextField label="field" reads={compactInput(11)} {...held} />} />],
  ['a real name', () => <Holding field={(held) => <TextField label="field" reads={nameInput(30)} {...held} />} />],
  ['a password', () => <Holding field={(held) => <PasswordField label="field" revealLabel="show" {...held} />} />],
  ['an amount', () => <Holding field={(held) => <AmountField label="field" {...held} />} />],
  ['a code', () => <Holding field={(held) => <CodeField label="field" {...held} />} />],
  ['a number', () => <Count />],
];

it.each(FIELDS)('%s accepts every naughty string: nothing breaks, and no text becomes an element', async (_name, field) => {
  const errors = jest.spyOn(console, 'error');
  const { container } = await renderWithTexts(field());
  const [input] = screen.queryAllByRole('textbox').concat(screen.queryAllByLabelText('field'));
  if (input === undefined) throw new Error('no field');

  for (const string of naughty) fireEvent.change(input, { target: { value: string } });

  expect(container.querySelector('script, img, iframe, svg[onload], [onerror], [onclick], object, embed')).toBeNull();
  expect(container).toContainElement(input);
  expect(errors).not.toHaveBeenCalled();
});

// Each change is rendered separately, and state set by an effect waits. React takes too many such updates in a row for
// an infinite loop.
it.each(FIELDS)('%s accepts them all at once, as fast as a script can paste', async (_name, field) => {
  const errors = jest.spyOn(console, 'error');
  const { container } = await renderWithTexts(field());
  const [input] = screen.queryAllByRole('textbox').concat(screen.queryAllByLabelText('field'));
  if (input === undefined) throw new Error('no field');

  act(() => {
    for (const string of naughty) fireEvent.change(input, { target: { value: string } });
  });

  expect(container).toContainElement(input);
  expect(errors).not.toHaveBeenCalled();
});
