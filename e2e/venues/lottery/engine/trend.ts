import type { Numbers } from './types';

export interface TrendRow {
  readonly drawn: number;
  /** Number of draws since each candidate was last drawn; 0 in the row in which it was drawn. */
  readonly missing: readonly number[];
}

/**
 * Returns the rows for one place of the draws, oldest first. A candidate that was never drawn counts from the first
 * row.
 */
export function trendOf(draws: readonly Numbers[], candidates: readonly number[], read: (numbers: Numbers) => number): readonly TrendRow[] {
  const missing = candidates.map(() => 0);
  return draws.map((numbers) => {
    const drawn = read(numbers);
    candidates.forEach((candidate, index) => {
      missing[index] = candidate === drawn ? 0 : (missing[index] ?? 0) + 1;
    });
    return { drawn, missing: [...missing] };
  });
}
