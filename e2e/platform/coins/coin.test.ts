import { fen } from '../kernel';
import { fromCoins, subtractCoins, toCoins } from './coin';

it.each([
  [10_000n, '7.1500', 'up', '13.99'],
  [10_000n, '7.1500', 'down', '13.98'],
  [71_500n, '7.1500', 'up', '100.00'],
  [71_500n, '7.1500', 'down', '100.00'],
  [1n, '7.1500', 'up', '0.01'],
  [1n, '7.1500', 'down', '0.00'],
  [50_000_000n, '0.0001', 'down', '5000000000.00'],
] as const)('%s fen at %s, rounded %s, are %s coins', (amount, rate, rounding, coins) => {
  expect(toCoins(fen(amount), rate, rounding)).toBe(coins);
});

it.each(['0.0000', '7', '', '7.15', '-7.1500'])('takes no rate of %j', (rate) => {
  expect(() => toCoins(fen(100n), rate, 'up')).toThrow(RangeError);
});

it.each([
  ['13.98', '1.00', '12.98'],
  ['0.50', '1.00', '0.00'],
])('%s less %s coins are %s', (from, amount, left) => {
  expect(subtractCoins(from, amount)).toBe(left);
});

it.each([
  [1_399n, '7.1500', 10_002n],
  [1n, '7.1500', 7n],
  [1n, '0.9999', 0n],
] as const)('%s hundredths at %s are %s fen', (coins, rate, amount) => {
  expect(fromCoins(coins, rate)).toBe(amount);
});
