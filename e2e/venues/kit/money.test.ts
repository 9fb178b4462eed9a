import { showYuan } from './money';

it.each([
  [0n, '¥0.00'],
  [5n, '¥0.05'],
  [99_999n, '¥999.99'],
  [125_050n, '¥1,250.50'],
  [123_456_789n, '¥1,234,567.89'],
])('a player reads %d fen as %s', (amount, text) => {
  expect(showYuan(amount)).toBe(text);
});
