import { fen, formatYuan } from '../../kernel';
import { evaluateAgainDeposit } from './againDeposit';

it.each([
  [[], null, [false, false]],
  [[90_000n], null, [true, false]],
  [[90_000n, 10_000n], '5.00', [true, true]],
  [[10_000n, 33_333n], '16.66', [true, true]],
  [[10_000n, 33_333n, 20_000n], '16.66', [true, true]],
  [[10_000n, 575_999n], '287.99', [true, true]],
  [[10_000n, 576_000n], '288.00', [true, true]],
  [[10_000n, 9_000_000n], '288.00', [true, true]],
])('deposits of %s fen in a day pay %s', (deposits, reward, met) => {
  const { payable, prospect, conditions } = evaluateAgainDeposit(deposits.map((each) => fen(each)));

  expect(payable === null ? null : formatYuan(payable)).toBe(reward);
  expect(prospect).toBe(payable);
  expect(conditions.map(({ isMet }) => isMet)).toEqual(met);
});
