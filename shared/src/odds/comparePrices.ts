import { compareRatios } from '@site/shared/money';
import { profitPerRisk } from './price';
import type { Price } from './price';

/**
 * Returns −1 if `a` pays less than `b` per unit of risk, 0 if they pay the same, 1 if `a` pays more. It never compares
 * the digits.
 *
 * @example comparePrices(M −0.75, M −0.80) // 1, as −0.80 beats 1.00 and 1.00 beats 0.95
 */
export function comparePrices(a: Price, b: Price): -1 | 0 | 1 {
  return compareRatios(profitPerRisk(a), profitPerRisk(b));
}

/** Returns whether two prices have the same digits in the same format, so that a player sees the same price. */
export function isSamePrice(a: Price, b: Price): boolean {
  return a.format === b.format && a.thousandths === b.thousandths;
}
