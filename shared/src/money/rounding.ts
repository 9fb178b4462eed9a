import { mustBeFen } from './fen';
import type { Fen } from './fen';
import type { Ratio } from './ratio';

/**
 * `amount × ratio`, and what is smaller than a fen is dropped: what a member gets is never rounded up.
 *
 * @param amount not negative
 * @example floorToFen(10_000 as Fen, ratio(213, 100)) // 21300 fen
 * @throws RangeError where the amount or the ratio is negative, or the result is too large to be held exactly
 */
export function floorToFen(amount: Fen, { numerator, denominator }: Ratio): Fen {
  refuseNegative(amount, numerator);
  return mustBeFen(Number((BigInt(amount) * numerator) / denominator));
}

/**
 * `amount × ratio`, and a begun fen counts whole: what a member pays or risks is never rounded down.
 *
 * @param amount not negative
 * @example ceilToFen(1 as Fen, ratio(80, 100)) // 1 fen
 * @throws RangeError as {@link floorToFen}
 */
export function ceilToFen(amount: Fen, { numerator, denominator }: Ratio): Fen {
  refuseNegative(amount, numerator);
  return mustBeFen(Number((BigInt(amount) * numerator + denominator - 1n) / denominator));
}

/** The amount without its decimals: 99.99 yuan are 99.00. @throws RangeError where the amount is negative */
export function floorToYuan(amount: Fen): Fen {
  refuseNegative(amount, 0n);
  return mustBeFen(amount - (amount % 100));
}

function refuseNegative(amount: Fen, numerator: bigint): void {
  if (amount < 0 || numerator < 0n) throw new RangeError('rounding is defined for amounts and ratios that are not negative');
}
