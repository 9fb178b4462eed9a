import { subtractFen, ZERO_FEN } from './fen';
import type { Fen } from './fen';
import type { Ratio } from './ratio';
import { ceilToFen } from './rounding';

/**
 * Returns the amount that is left after its fee: `amount − ⌈amount × feeRate⌉`. The fee is rounded up to the fen.
 *
 * Assumption (R-VAL-45): the specification only shows that this helper takes several inputs. They are the amount that
 * is paid out and its fee rate.
 *
 * @param feeRate share of the amount, such as 0.005; a fee above the amount is limited to it, so the result is never
 * below 0
 * @returns 0 if an input is missing
 * @example amountAfterFee(10_010 as Fen, ratio(5, 1000)) // 9959 fen Implements R-VAL-44, R-VAL-45.
 */
export function amountAfterFee(amount: Fen | undefined, feeRate: Ratio | undefined): Fen {
  if (amount === undefined || feeRate === undefined) return ZERO_FEN;
  const left = subtractFen(amount, ceilToFen(amount, feeRate));
  return left > 0 ? left : ZERO_FEN;
}
