import { subtractFen, ZERO_FEN } from './fen';
import type { Fen } from './fen';
import type { Ratio } from './ratio';
import { ceilToFen } from './rounding';

/**
 * The amount helper: what is left of an amount once its fee is taken, `amount − ⌈amount × feeRate⌉`. A begun fen of the fee counts whole.
 *
 * Assumption (R-VAL-45): the specification shows no more of the helper than that it takes several inputs; they are the amount that is paid
 * out and the rate of its fee.
 *
 * @param feeRate share of the amount, such as 0.005; what it takes beyond the amount is cut, so that the result is never below 0
 * @returns 0 where an input is missing
 * @example amountAfterFee(10_010 as Fen, ratio(5, 1000)) // 9959 fen
 * Implements R-VAL-44, R-VAL-45.
 */
export function amountAfterFee(amount: Fen | undefined, feeRate: Ratio | undefined): Fen {
  if (amount === undefined || feeRate === undefined) return ZERO_FEN;
  const left = subtractFen(amount, ceilToFen(amount, feeRate));
  return left > 0 ? left : ZERO_FEN;
}
