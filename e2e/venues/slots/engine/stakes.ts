import type { Fen } from '../../kit/money';
import { LINES } from './lines';

/** Stakes of a round: 0.50 to 100 yuan. Each is divisible by the ten lines. */
export const STAKES: readonly Fen[] = [50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n];

/**
 * Returns the tenth of a stake that is played on one line, the unit of the paytable: `lineStake(50n)` is 5 fen.
 *
 * @throws RangeError when the stake is not divisible by the lines
 */
export function lineStake(stake: Fen): Fen {
  const lines = BigInt(LINES.length);
  if (stake <= 0n || stake % lines !== 0n) throw new RangeError(`a stake of ${stake} fen does not divide by the lines`);
  return stake / lines;
}
