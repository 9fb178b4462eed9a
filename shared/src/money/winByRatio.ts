import { ZERO_FEN } from './fen';
import type { Fen } from './fen';
import { subtractRatios, RATIO_ONE } from './ratio';
import type { Ratio } from './ratio';
import { floorToFen } from './rounding';

/**
 * Returns the winnings of a stake that is paid back `factor` times: ⌊stake × (factor − 1)⌋, never below 0.
 *
 * @param factor potential return per yuan of stake, such as the product of a parlay's legs
 * @returns 0 if an input is missing, or if less than the stake would be paid back
 * @example winByRatio(100_000 as Fen, ratio(586815, 100000)) // 486815 fen Implements R-SLIP-31, R-SLIP-32 (decision
 * 29: floored at 0 means never below 0).
 */
export function winByRatio(stake: Fen | undefined, factor: Ratio | undefined): Fen {
  if (stake === undefined || factor === undefined) return ZERO_FEN;
  const profit = subtractRatios(factor, RATIO_ONE);
  return profit.numerator > 0n ? floorToFen(stake, profit) : ZERO_FEN;
}
