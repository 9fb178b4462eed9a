import type { Fen } from '../kernel';
import { fen } from '../kernel';

/**
 * The share that the next one gets: 1 fen to twice the average of what is left, each as likely as the other, so that early and late claims have
 * the same expected value. Each later share keeps a fen, and the last one is all that is left.
 *
 * @param random a whole number from 0 to below its argument
 * @throws RangeError where a share would be less than a fen
 */
export function drawShare(left: Fen, shares: number, random: (below: number) => number): Fen {
  if (shares < 1 || left < BigInt(shares)) throw new RangeError(`${left} fen are not enough for ${shares} shares`);
  if (shares === 1) return left;
  const count = BigInt(shares);
  const twiceTheAverage = (left * 2n) / count;
  const most = left - (count - 1n);
  return fen(1n + BigInt(random(Number(twiceTheAverage < most ? twiceTheAverage : most))));
}
