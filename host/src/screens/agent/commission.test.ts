import { mustBeFen } from '@site/shared/money';
import { COMMISSION_PLAN, commissionOf } from './commission';

it.each([
  ['nothing won', 200, 0, 0, 0],
  ['a month lost', 200, -100, 0, 0],
  ['too few members', 2, 1_000_000, 0, 0],
  ['the lowest step', 3, 100, 30, 30],
  ['cut to the fen', 3, 101, 30, 30],
  ['one fen short of the next step', 15, 9_999_999, 30, 2_999_999],
  ['exactly on the next step', 15, 10_000_000, 35, 3_500_000],
  ['members short of the next step', 14, 10_000_000, 30, 3_000_000],
  ['the highest step', 100, 150_000_000, 45, 67_500_000],
])('%s', (_case, members, net, percent, amount) => {
  expect(commissionOf(members, mustBeFen(net))).toEqual({ percent, amount });
});

it('requires more, and pays more, tier by tier', () => {
  const percents = COMMISSION_PLAN.map(({ percent }) => percent);
  expect([...percents].sort((a, b) => a - b)).toEqual(percents);
});
