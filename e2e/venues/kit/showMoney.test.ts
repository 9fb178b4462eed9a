import { showMoney, showMoneyFixed } from './showMoney';

it.each([
  [0n, '¥0', '¥0.00'],
  [5n, '¥0.05', '¥0.05'],
  [99_999n, '¥999.99', '¥999.99'],
  [125_000n, '¥1,250', '¥1,250.00'],
  [125_050n, '¥1,250.50', '¥1,250.50'],
  [-300n, '-¥3', '-¥3.00'],
  [123_456_789n, '¥1,234,567.89', '¥1,234,567.89'],
])('a player reads %d fen as %s, and as %s in a column [R-MONEY-07] [R-MONEY-08] [R-MONEY-09]', (amount, text, fixed) => {
  expect([showMoney(amount), showMoney(Number(amount))]).toEqual([text, text]);
  expect([showMoneyFixed(amount), showMoneyFixed(Number(amount))]).toEqual([fixed, fixed]);
});
