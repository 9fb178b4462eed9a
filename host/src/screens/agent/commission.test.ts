import { mustBeFen } from '@site/shared/money';
import { commissionOf, percentOf } from './commission';

it.each([
  ['nothing staked', 0, 10, 0],
  ['cut to the fen', 1_999, 10, 1],
  ['one fen short of the next step', 4_999_999, 10, 4_999],
  ['exactly on the next step', 5_000_000, 15, 7_500],
  ['the third step', 50_000_000, 20, 100_000],
  ['the highest step', 200_000_000, 25, 500_000],
])('%s', (_case, turnover, rate, amount) => {
  expect(commissionOf(mustBeFen(turnover))).toEqual({ rate, amount });
});

it('says a rate in percent', () => {
  expect([10, 15, 25].map(percentOf)).toEqual(['0.10', '0.15', '0.25']);
});
