/** The middle of the values; of an even number of them the mean of the two in the middle. `NaN` of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * The value below or at which so many of the values lie; of a few values the nearest one above. `NaN` of none.
 *
 * @param share from 0 to 1
 * @example percentile([3, 1, 2, 4], 0.95) // 4
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
