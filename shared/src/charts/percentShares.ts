const WHOLE_TENTHS = 1000;

/**
 * Returns each part of a sum in percent with one decimal. The results add up to exactly 100: the rest from rounding
 * goes to the parts that lost most by it.
 *
 * @param values not negative, not all zero
 * @example percentShares([1, 1, 1]) // [33.4, 33.3, 33.3]
 */
export function percentShares(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const exact = values.map((value) => (value / sum) * WHOLE_TENTHS);
  const tenths = exact.map(Math.floor);
  const left = WHOLE_TENTHS - tenths.reduce((total, value) => total + value, 0);
  const byLoss = exact.map((_, index) => index).sort((one, other) => lossAt(other) - lossAt(one) || one - other);
  const raised = new Set(byLoss.slice(0, left));
  return tenths.map((value, index) => (value + (raised.has(index) ? 1 : 0)) / 10);

  function lossAt(index: number): number {
    return (exact[index] ?? 0) - (tenths[index] ?? 0);
  }
}
