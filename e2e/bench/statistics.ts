/** Returns the median; for an even number of values the mean of the middle two. Returns `NaN` for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * Returns the smallest value that is not below `share` of the values (nearest rank). Returns `NaN` for an empty list.
 *
 * @param share from 0 to 1
 * @example percentile([3, 1, 2, 4], 0.95) // 4
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
