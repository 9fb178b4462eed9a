import userEvent from '@testing-library/user-event';

/** An amount field of a screen: a third decimal or a 13th character empties it and says why; grouped full-width digits are read. */
export async function expectAmountField(field: HTMLElement): Promise<void> {
  await userEvent.type(field, '12.345');
  expect(field).toHaveValue('');
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('１,２３４.５');
  expect(field).toHaveValue('1234.5');
  await userEvent.clear(field);
  await userEvent.paste('1234567890123');
  expect(field).toHaveValue('');
  expect(field).toBeInvalid();
}
