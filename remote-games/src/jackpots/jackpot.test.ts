import { mustBeFen } from '@site/shared/money';
import { sumTiers, totalOf } from './jackpot';

const grand = (fen: number) => ({ tier: 'grand' as const, amount: mustBeFen(fen) });
const minor = (fen: number) => ({ tier: 'minor' as const, amount: mustBeFen(fen) });

describe('pools', () => {
  it('are summed tier by tier, the largest first, without tiers that no pool has', () => {
    expect(sumTiers([[minor(88), grand(888_800)], [grand(11_200)]])).toEqual([grand(900_000), minor(88)]);
  });

  it('have the sum of their tiers as the total', () => {
    expect(totalOf({ tiers: [grand(900_000), minor(88)], wins: [] })).toBe(900_088);
  });

  it('have no total when there is no pool', () => {
    expect(sumTiers([])).toEqual([]);
    expect(totalOf({ tiers: [], wins: [] })).toBeUndefined();
  });
});
