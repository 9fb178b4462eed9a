import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { fen } from '../kernel';
import { drawShare } from './drawShare';

function drawAll(sum: bigint, shares: number, random: (below: number) => number = (below) => randomInt(below)): bigint[] {
  const drawn: bigint[] = [];
  let left = sum;
  for (let count = shares; count > 0; count -= 1) {
    const share = drawShare(fen(left), count, random);
    drawn.push(share);
    left -= share;
  }
  return drawn;
}

it('makes exactly the sum, and a fen at least for everybody, whatever is drawn', () => {
  const packets = fc.integer({ min: 1, max: 100 }).chain((shares) =>
    fc.record({
      shares: fc.constant(shares),
      sum: fc.bigInt({ min: BigInt(shares), max: 200_000n }),
      draws: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: shares, maxLength: shares }),
    }),
  );
  fc.assert(
    fc.property(packets, ({ shares, sum, draws }) => {
      const random = (below: number) => Math.floor((draws.pop() ?? 0) * below);
      const drawn = drawAll(sum, shares, random);

      expect(drawn).toHaveLength(shares);
      expect(drawn.reduce((all, share) => all + share, 0n)).toBe(sum);
      expect(drawn.every((share) => share >= 1n)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('lets the first expect as much as the last', () => {
  const rounds = 2_000;
  const sums = Array.from({ length: 5 }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    drawAll(10_000n, 5).forEach((share, place) => (sums[place] = (sums[place] ?? 0) + Number(share)));
  }
  // The mean is 2,000 fen. One share deviates by less than 2,000, so the mean of 2,000 rounds deviates by less than 45;
  // the bound is five times that.
  for (const sum of sums) expect(Math.abs(sum / rounds - 2_000)).toBeLessThan(225);
});

it.each([
  [0n, 1],
  [4n, 5],
  [5n, 0],
])('refuses %s fen in %i shares', (left, shares) => {
  expect(() => drawShare(fen(left), shares, () => 0)).toThrow(RangeError);
});
