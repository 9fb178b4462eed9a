import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityFaults } from '@site/testing/accessibility';
import { DateField } from './DateField';
import { renderWithTexts } from './testing/renderWithTexts';

const onChange = jest.fn();

function Day({ start = '' }: { readonly start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <DateField
      label="生日"
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: '生日' });

beforeEach(() => onChange.mockClear());

it('is typed and shown year first, and emits a day once it is complete', async () => {
  await renderWithTexts(<Day />);
  await userEvent.type(field(), '1994612');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.type(field(), '1994/6/2');
  await userEvent.tab();

  expect(field()).toHaveValue('1994-06-02');
  expect(onChange).toHaveBeenLastCalledWith('1994-06-02');
  expect(await accessibilityFaults()).toEqual([]);
});

it('emits no day while another is typed over the previous one, and shows an error on blur', async () => {
  await renderWithTexts(<Day start="2026-11-24" />);
  await userEvent.type(field(), '{Backspace}{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(field()).toHaveValue('2026-11-');
  expect(field()).toBeValid();
  await userEvent.tab();

  expect(field()).toHaveAccessibleDescription('请填写完整的日期，例如 1994-06-12');
});

it('takes the day of the calendar that its button opens', async () => {
  const showPicker = jest.fn();
  HTMLInputElement.prototype.showPicker = showPicker;
  const { container } = await renderWithTexts(<Day />);
  fireEvent.click(screen.getByRole('button', { name: '选择日期：生日' }));
  expect(showPicker).toHaveBeenCalledTimes(1);

  const calendar = container.querySelector('input[type=date]');
  if (calendar === null) throw new Error('no calendar');
  fireEvent.change(calendar, { target: { value: '2026-11-24' } });

  expect(field()).toHaveValue('2026-11-24');
  expect(onChange).toHaveBeenCalledWith('2026-11-24');
});
