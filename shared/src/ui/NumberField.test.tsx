import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityFaults } from '@site/testing/accessibility';
import type { NumberFieldProps } from './NumberField';
import { NumberField } from './NumberField';
import { renderWithTexts } from './testing/renderWithTexts';

function Times({ start, ...props }: Partial<NumberFieldProps> & { readonly start?: number }) {
  const [value, setValue] = useState(start);
  const handleChange = (next: number | undefined) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <NumberField label="期数" min={1} max={10} {...props} value={value} onChange={handleChange} />;
}

const box = () => screen.getByRole('textbox', { name: '期数' });

describe('NumberField', () => {
  it('steps by its buttons within its limits', async () => {
    const { container } = await renderWithTexts(<Times start={9} />);

    await userEvent.click(screen.getByRole('button', { name: '增加' }));
    expect(box()).toHaveValue('10');
    expect(screen.getByRole('button', { name: '增加' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: '减少' }));
    expect(box()).toHaveValue('9');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('steps by arrow keys and moves to its limits by Home and End', async () => {
    await renderWithTexts(<Times start={5} />);

    await userEvent.click(box());
    await userEvent.keyboard('{ArrowUp}');
    expect(box()).toHaveValue('6');
    await userEvent.keyboard('{Home}');
    expect(box()).toHaveValue('1');
    await userEvent.keyboard('{End}');
    expect(box()).toHaveValue('10');
  });

  it.each([
    ['250', '请输入 1 至 10 的整数'],
    ['0', '请输入 1 至 10 的整数'],
    ['1e1', '“1e1”不是整数，请重新输入'],
    ['-5', '“-5”不是整数，请重新输入'],
    ['2.5', '“2.5”不是整数，请重新输入'],
    ['1,5', '“1,5”不是整数，请重新输入'],
  ])('refuses %s with a message and holds nothing', async (text, words) => {
    const change = jest.fn();
    await renderWithTexts(<Times onChange={change} />);

    await userEvent.type(box(), text);
    await userEvent.tab();

    expect(box()).toHaveValue(text);
    expect(box()).toHaveAccessibleDescription(words);
    expect(change).toHaveBeenLastCalledWith(undefined);
  });

  it('parses full-width digits', async () => {
    await renderWithTexts(<Times start={5} />);

    await userEvent.clear(box());
    await userEvent.type(box(), '７');

    expect(box()).toHaveValue('7');
    expect(box()).toBeValid();
  });

  it('holds nothing once it is emptied', async () => {
    const change = jest.fn();
    await renderWithTexts(<NumberField label="期数" min={1} max={10} value={3} onChange={change} />);

    await userEvent.clear(box());

    expect(change).toHaveBeenLastCalledWith(undefined);
  });

  it('is named and described by its field', async () => {
    await renderWithTexts(<Times error="最多 10 期" />);

    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('最多 10 期');
    expect(box()).not.toHaveAttribute('aria-roledescription');
  });

  it('does nothing while it is disabled', async () => {
    await renderWithTexts(<Times start={5} disabled />);

    expect(box()).toBeDisabled();
    expect(screen.getByRole('button', { name: '增加' })).toBeDisabled();
  });
});
