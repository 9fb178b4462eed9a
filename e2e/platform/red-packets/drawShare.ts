import type { Fen } from '../kernel';
import { fen } from '../kernel';

/**
 * Draws the next share uniformly from 1 fen to twice the average of the rest, so that early and late claims have the
 * same expected value. At least 1 fen is left for each later share, and the last share is the whole rest.
 *
 * @param random returns an integer from 0 to below its argument
 * @throws RangeError when a share would be less than a fen
 */
export function drawShare(left: Fen, shares: number, random: (below: number) => number): Fen {
  if (shares < 1 || left < BigInt(shares)) throw new RangeError(`${left} fen are not enough for ${shares} shares`);
  if (shares === 1) return left;
  const count = BigInt(shares);
  const twiceTheAverage = (left * 2n) / count;
  const most = left - (count - 1n);
  return fen(1n + BigInt(random(Number(twiceTheAverage < most ? twiceTheAverage : most))));
}
