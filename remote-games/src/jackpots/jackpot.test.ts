import { mustBeFen } from '@site/shared/money';
import { sumTiers, totalOf } from './jackpot';

const grand = (fen: number) => ({ tier: 'grand' as const, amount: mustBeFen(fen) });
const minor = (fen: number) => ({ tier: 'minor' as const, amount: mustBeFen(fen) });

describe('pools', () => {
  it('are added up tier by tier, the richest first; a tier nobody has is not there', () => {
    expect(sumTiers([[minor(88), grand(888_800)], [grand(11_200)]])).toEqual([grand(900_000), minor(88)]);
  });

  it('hold all their tiers together', () => {
    expect(totalOf({ tiers: [grand(900_000), minor(88)], wins: [] })).toBe(900_088);
  });

  it('have no sum where there is none', () => {
    expect(sumTiers([])).toEqual([]);
    expect(totalOf({ tiers: [], wins: [] })).toBeUndefined();
  });
});
