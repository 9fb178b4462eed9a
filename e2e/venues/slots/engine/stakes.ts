import type { Fen } from '../../kit/money';
import { LINES } from './lines';

/** What a round may cost: 0.50 to 100 yuan. Each divides by the ten lines. */
export const STAKES: readonly Fen[] = [50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n];

/**
 * The tenth part of a stake that is played on one line; the paytable counts in it. `lineStake(50n)` is 5 fen.
 *
 * @throws RangeError when the stake does not divide by the lines
 */
export function lineStake(stake: Fen): Fen {
  const lines = BigInt(LINES.length);
  if (stake <= 0n || stake % lines !== 0n) throw new RangeError(`a stake of ${stake} fen does not divide by the lines`);
  return stake / lines;
}
