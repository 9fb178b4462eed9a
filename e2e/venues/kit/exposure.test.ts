import fc from 'fast-check';
import { exposures, type ExposedBet } from './exposure';

const aBet = (roundId: string, stake: bigint, payouts: readonly bigint[], halves: ExposedBet['halves'] = 2): ExposedBet => ({
  ...{ roundId, stake, payouts, halves },
});
const of = (...bets: readonly ExposedBet[]) => Object.fromEntries(exposures(bets));

describe('exposure of rounds that are decided by the same thing', () => {
  it.each([
    ['one bet is exposed with its stake', [aBet('a', 100n, [0n, 200n])], { a: 100n }],
    ['red and black at even money lose nothing', [aBet('a', 100n, [200n, 0n]), aBet('a', 100n, [0n, 200n])], { a: 0n }],
    ['red and black with a zero lose both', [aBet('a', 100n, [200n, 0n, 0n]), aBet('a', 100n, [0n, 200n, 0n])], { a: 200n }],
    ['in two rounds they share it', [aBet('a', 100n, [195n, 0n]), aBet('b', 100n, [0n, 200n])], { a: 2n, b: 2n }],
    ['all ten numbers at 9.70 lose three tenths of one', Array.from({ length: 10 }, (_, own) => aBet('a', 100n, ten(own))), { a: 30n }],
    ['a half result counts half', [aBet('a', 100n, [0n, 200n], 1)], { a: 50n }],
    ['a stake that came back counts nothing', [aBet('a', 100n, [0n, 200n], 0)], { a: 0n }],
    ['nothing is exposed where every outcome wins', [aBet('a', 100n, [150n, 200n])], { a: 0n }],
  ] as const)('%s', (_name, bets, expected) => {
    expect(of(...bets)).toEqual(expected);
  });

  it('is never negative, and never more than what was staked', () => {
    const bet = fc.record({
      roundId: fc.constantFrom('a', 'b', 'c'),
      stake: fc.bigInt({ min: 1n, max: 10_000n }),
      payouts: fc.array(fc.bigInt({ min: 0n, max: 50_000n }), { minLength: 3, maxLength: 3 }),
      halves: fc.constantFrom(0 as const, 1 as const, 2 as const),
    });
    fc.assert(
      fc.property(fc.array(bet, { maxLength: 6 }), (bets) => {
        for (const [roundId, exposure] of exposures(bets)) {
          const staked = bets.filter((each) => each.roundId === roundId).reduce((sum, { stake }) => sum + stake, 0n);
          expect(exposure >= 0n && exposure <= staked).toBe(true);
        }
      }),
    );
  });
});

function ten(own: number): readonly bigint[] {
  return Array.from({ length: 10 }, (_, drawn) => (drawn === own ? 970n : 0n));
}
