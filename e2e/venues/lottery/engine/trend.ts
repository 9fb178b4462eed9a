import type { Numbers } from './types';

/** One row of a trend chart. */
export interface TrendRow {
  readonly drawn: number;
  /** For each candidate how many draws ago it was last drawn; 0 in the row it was drawn in. */
  readonly missing: readonly number[];
}

/** Rows for one place of the draws, oldest first. A candidate that never came misses since the first row. */
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
