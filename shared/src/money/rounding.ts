import { mustBeFen } from './fen';
import type { Fen } from './fen';
import type { Ratio } from './ratio';

/**
 * Returns `amount × ratio`, rounded down to the fen, because an amount that a member receives is never rounded up.
 *
 * @param amount not negative
 * @example floorToFen(10_000 as Fen, ratio(213, 100)) // 21300 fen
 * @throws RangeError if the amount or the ratio is negative, or the result is not a safe integer
 */
export function floorToFen(amount: Fen, { numerator, denominator }: Ratio): Fen {
  refuseNegative(amount, numerator);
  return mustBeFen(Number((BigInt(amount) * numerator) / denominator));
}

/**
 * Returns `amount × ratio`, rounded up to the fen, because an amount that a member pays or risks is never rounded down.
 *
 * @param amount not negative
 * @example ceilToFen(1 as Fen, ratio(80, 100)) // 1 fen
 * @throws RangeError like {@link floorToFen}
 */
export function ceilToFen(amount: Fen, { numerator, denominator }: Ratio): Fen {
  refuseNegative(amount, numerator);
  return mustBeFen(Number((BigInt(amount) * numerator + denominator - 1n) / denominator));
}

/** Rounds an amount down to the yuan: 99.99 yuan become 99.00. @throws RangeError if the amount is negative */
export function floorToYuan(amount: Fen): Fen {
  refuseNegative(amount, 0n);
  return mustBeFen(amount - (amount % 100));
}

function refuseNegative(amount: Fen, numerator: bigint): void {
  if (amount < 0 || numerator < 0n) throw new RangeError('rounding is defined for amounts and ratios that are not negative');
}
