import fc from 'fast-check';
import { fen, formatYuan } from '../../kernel';
import { contentTerms } from '../testing/contentTerms';
import { DRAW_SHARES, drawPrize, drawsEarned, missingToNextDraw } from './draw';

const TERMS = contentTerms('drawGift');

describe('the table of prizes', () => {
  it('comes out exactly as published when every number is drawn once', () => {
    const counts = new Map<string, number>();
    for (let number = 0; number < DRAW_SHARES; number += 1) {
      const { id } = drawPrize(() => number, TERMS);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }

    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(TERMS.prizes.map(({ id, share }) => [id, share])));
  });

  it('comes out near its shares from any fair source', () => {
    const draws = 20_000;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seeded(seed);
        const counts = new Map<string, number>();
        for (let draw = 0; draw < draws; draw += 1) {
          const { id } = drawPrize(random, TERMS);
          counts.set(id, (counts.get(id) ?? 0) + 1);
        }
        for (const { id, share } of TERMS.prizes) {
          const chance = share / DRAW_SHARES;
          const deviation = Math.sqrt(draws * chance * (1 - chance));
          expect(Math.abs((counts.get(id) ?? 0) - draws * chance)).toBeLessThan(6 * deviation + 3);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('gives back 2.10 yuan a draw', () => {
    const sum = TERMS.prizes.reduce((total, { amount, share }) => total + amount * BigInt(share), 0n);

    expect(formatYuan(fen(sum / BigInt(DRAW_SHARES)))).toBe('2.10');
  });
});

describe('draws of a day', () => {
  it.each([
    [0n, 0, '500.00'],
    [49_999n, 0, '0.01'],
    [50_000n, 1, '500.00'],
    [123_400n, 2, '266.00'],
    [499_999n, 9, '0.01'],
    [500_000n, 10, null],
    [90_000_000n, 10, null],
  ])('with %s fen of turnover are %s, and %s is missing to one more', (turnover, draws, missing) => {
    const left = missingToNextDraw(fen(turnover), TERMS);

    expect(drawsEarned(fen(turnover), TERMS)).toBe(draws);
    expect(left === null ? null : formatYuan(left)).toBe(missing);
    expect(draws).toBeLessThanOrEqual(TERMS.most);
  });
});

/** Creates a uniform random source (mulberry32) that the seed makes reproducible. */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
