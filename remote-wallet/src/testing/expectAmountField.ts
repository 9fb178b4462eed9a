import userEvent from '@testing-library/user-event';

/** An amount field of a screen: a third decimal and a 13th character stay in sight and are refused; grouped full-width digits are read. */
export async function expectAmountField(field: HTMLElement): Promise<void> {
  await userEvent.type(field, '12.345');
  expect(field).toHaveValue('12.345');
  expect(field).toHaveAccessibleDescription(/最多两位小数/);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('１,２３４.５');
  expect(field).toHaveValue('1,234.5');
  expect(field).not.toHaveAccessibleDescription(/“/);
  await userEvent.clear(field);
  await userEvent.paste('1234567890123');
  expect(field).toHaveValue('1234567890123');
  expect(field).toHaveAccessibleDescription(/超出金额的长度/);
}
