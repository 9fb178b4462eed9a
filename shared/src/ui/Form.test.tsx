import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { codeInput } from '../input';
import { CodeField } from './CodeField';
import { Form } from './Form';
import { PasswordField } from './PasswordField';
import { renderWithTexts } from './testing/renderWithTexts';
import { TextField } from './TextField';

/** Sets a value like a password manager: by the setter of the prototype, without an event. */
function fill(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

/** Sets a value like a script of the page: by the setter of the element, which React overrides. */
function assign(field: HTMLElement, value: string): void {
  (field as HTMLInputElement).value = value;
}

function Login({ onSubmit }: { readonly onSubmit: (values: object) => void }) {
  const [values, setValues] = useState({ name: '', password: '', code: '' });
  const change = (changed: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...changed }));
  };
  return (
    <Form
      onSubmit={() => {
        onSubmit(values);
      }}
    >
      <TextField
        label="name"
        value={values.name}
        onChange={(name) => {
          change({ name });
        }}
      />
      <PasswordField
        label="password"
        revealLabel="show"
        value={values.password}
        onChange={(password) => {
          change({ password });
        }}
      />
      <TextField
        label="code"
        reads={codeInput(6)}
        value={values.code}
        onChange={(code) => {
          change({ code });
        }}
      />
      <button type="submit">send</button>
    </Form>
  );
}

async function show() {
  const onSubmit = jest.fn();
  await renderWithTexts(<Login onSubmit={onSubmit} />);
  return { onSubmit, field: (name: string) => screen.getByLabelText(name), send: () => userEvent.click(screen.getByText('send')) };
}

it('submits and still shows a value that a password manager set without an event', async () => {
  const { onSubmit, field, send } = await show();
  fill(field('name'), 'player1');
  fill(field('password'), 'player123');
  await send();

  expect(onSubmit.mock.calls).toEqual([[{ name: 'player1', password: 'player123', code: '' }]]);
  expect(field('name')).toHaveValue('player1');
  expect(field('password')).toHaveValue('player123');
});

it('submits what a script has set by the setter of the element, with or without an event', async () => {
  const { onSubmit, field, send } = await show();
  await userEvent.type(field('name'), 'player2');
  assign(field('name'), 'player1');
  assign(field('password'), 'player123');
  fireEvent.change(field('password'));
  await send();

  expect(onSubmit.mock.calls).toEqual([[{ name: 'player1', password: 'player123', code: '' }]]);
  expect(field('name')).toHaveValue('player1');
  expect(field('password')).toHaveValue('player123');
});

it.each([
  ['in the first box', ['482913'], ''],
  ['in the first box, before another field is typed in', ['482913'], 'ab'],
  ['in each box', ['4', '8', '2', '9', '1', '3'], ''],
  ['in each box, before another field is typed in', ['4', '8', '2', '9', '1', '3'], 'ab'],
])('submits a code that a password manager has set %s', async (_where, values, noted) => {
  const onSubmit = jest.fn();
  function Code() {
    const [code, setCode] = useState('');
    const [note, setNote] = useState('');
    return (
      <Form
        onSubmit={() => {
          onSubmit(code);
        }}
      >
        <CodeField label="code" value={code} onChange={setCode} />
        <TextField label="note" value={note} onChange={setNote} />
        <button type="submit">send</button>
      </Form>
    );
  }
  await renderWithTexts(<Code />);
  const boxes = screen.getAllByRole('textbox');
  for (const [at, value] of values.entries()) fill(boxes[at] as HTMLElement, value);
  if (noted !== '') await userEvent.type(screen.getByLabelText('note'), noted);
  await userEvent.click(screen.getByText('send'));

  expect(onSubmit).toHaveBeenLastCalledWith('482913');
  expect(screen.getByLabelText('note')).toHaveValue(noted);
});

it('keeps the value that a password manager has set while another field is typed in', async () => {
  const { onSubmit, field, send } = await show();
  fill(field('name'), 'player1');
  fill(field('password'), 'player123');
  await userEvent.type(field('code'), '12');
  expect(field('name')).toHaveValue('player1');
  await userEvent.type(field('code'), '3456');
  await send();

  expect(onSubmit.mock.calls).toEqual([[{ name: 'player1', password: 'player123', code: '123456' }]]);
  expect(field('password')).toHaveValue('player123');
});

it('keeps all values that a password manager has set, although each handler builds on the rendered state', async () => {
  const onSubmit = jest.fn();
  function Change() {
    const [values, setValues] = useState({ before: '', after: '', repeat: '' });
    const [note, setNote] = useState('');
    return (
      <Form
        onSubmit={() => {
          onSubmit(values);
        }}
      >
        {(['before', 'after', 'repeat'] as const).map((name) => (
          <PasswordField
            key={name}
            label={name}
            revealLabel="show"
            value={values[name]}
            onChange={(text) => {
              setValues({ ...values, [name]: text });
            }}
          />
        ))}
        <TextField label="note" value={note} onChange={setNote} />
        <button type="submit">send</button>
      </Form>
    );
  }
  await renderWithTexts(<Change />);
  const filled = { before: 'player123', after: 'linhai888', repeat: 'linhai888' };
  for (const [name, value] of Object.entries(filled)) fill(screen.getByLabelText(name), value);
  await userEvent.type(screen.getByLabelText('note'), 'ab');
  for (const [name, value] of Object.entries(filled)) expect(screen.getByLabelText(name)).toHaveValue(value);
  await userEvent.click(screen.getByText('send'));

  expect(onSubmit.mock.calls).toEqual([[filled]]);
});

it('prefers a value that the form sets to one that a password manager has set', async () => {
  function Clearable() {
    const [name, setName] = useState('player2');
    return (
      <>
        <TextField label="name" value={name} onChange={setName} />
        <button
          type="button"
          onClick={() => {
            setName('');
          }}
        >
          clear
        </button>
      </>
    );
  }
  await renderWithTexts(<Clearable />);
  fill(screen.getByLabelText('name'), 'player1');
  await userEvent.click(screen.getByText('clear'));

  expect(screen.getByLabelText('name')).toHaveValue('');
});

it('does not emit a value again that its form refuses', async () => {
  const refuse = jest.fn();
  function Refusing() {
    const [tries, setTries] = useState(0);
    return (
      <TextField
        label={`tries ${String(tries)}`}
        value=""
        onChange={(text) => {
          refuse(text);
          setTries((before) => before + 1);
        }}
      />
    );
  }
  await renderWithTexts(<Refusing />);
  await userEvent.type(screen.getByRole('textbox'), 'a');

  expect(refuse.mock.calls).toEqual([['a']]);
  expect(screen.getByLabelText('tries 1')).toHaveValue('');
});

it('prefers a value set by a script to a typed one', async () => {
  const { onSubmit, field, send } = await show();
  await userEvent.type(field('name'), 'player2');
  fill(field('name'), 'player1');
  await send();

  expect(onSubmit).toHaveBeenCalledWith({ name: 'player1', password: '', code: '' });
});

it('submits an empty field that was emptied without an event', async () => {
  const { onSubmit, field, send } = await show();
  await userEvent.type(field('name'), 'player2');
  fill(field('name'), '');
  await send();

  expect(onSubmit).toHaveBeenCalledWith({ name: '', password: '', code: '' });
});

it('parses a value set by a script like a typed one', async () => {
  const { onSubmit, field, send } = await show();
  fill(field('code'), '１２３４５６');
  await send();

  expect(onSubmit).toHaveBeenCalledWith({ name: '', password: '', code: '123456' });
});

it('submits a password that was set while it is visible', async () => {
  const { onSubmit, field, send } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'show' }));
  fill(field('password'), 'player123');
  await send();

  expect(onSubmit).toHaveBeenCalledWith({ name: '', password: 'player123', code: '' });
});

it('submits once by Enter in a field while another field was set by a script', async () => {
  const { onSubmit, field } = await show();
  await userEvent.type(field('name'), 'player1');
  fill(field('password'), 'player123');
  await userEvent.type(field('name'), '{Enter}');

  expect(onSubmit.mock.calls).toEqual([[{ name: 'player1', password: 'player123', code: '' }]]);
});
