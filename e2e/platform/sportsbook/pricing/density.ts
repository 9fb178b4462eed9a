import type { Distribution } from './distribution';

/**
 * Distribution in an array for fast arithmetic: the chances of `from`, `from + 1`, and so on. A match of sets adds up
 * thousands of numbers.
 */
export interface Density {
  readonly from: number;
  readonly chances: Float64Array;
}

export function densityOf(numbers: Iterable<readonly [value: number, chance: number]>): Density {
  const all = [...numbers];
  const from = all.reduce((lowest, [value]) => Math.min(lowest, value), Infinity);
  const to = all.reduce((highest, [value]) => Math.max(highest, value), -Infinity);
  if (from > to) return NOTHING;
  const chances = new Float64Array(to - from + 1);
  for (const [value, chance] of all) chances[value - from] = (chances[value - from] ?? 0) + chance;
  return { from, chances };
}

const NOTHING: Density = { from: 0, chances: new Float64Array(0) };

export function toDistribution({ from, chances }: Density): Distribution {
  const distribution = new Map<number, number>();
  chances.forEach((chance, at) => {
    if (chance > 0) distribution.set(from + at, chance);
  });
  return distribution;
}

/** Returns the distribution of the sum of two independent numbers. */
export function convolved(a: Density, b: Density): Density {
  if (a.chances.length === 0 || b.chances.length === 0) return NOTHING;
  const chances = new Float64Array(a.chances.length + b.chances.length - 1);
  for (let i = 0; i < a.chances.length; i += 1) {
    const chance = a.chances[i] ?? 0;
    if (chance === 0) continue;
    for (let j = 0; j < b.chances.length; j += 1) chances[i + j] = (chances[i + j] ?? 0) + chance * (b.chances[j] ?? 0);
  }
  return { from: a.from + b.from, chances };
}

/** Adds the chances of each number, for two cases that exclude each other. */
export function addedTo(a: Density, b: Density): Density {
  if (a.chances.length === 0) return b;
  if (b.chances.length === 0) return a;
  const from = Math.min(a.from, b.from);
  const to = Math.max(a.from + a.chances.length, b.from + b.chances.length);
  const chances = new Float64Array(to - from);
  chances.set(a.chances, a.from - from);
  b.chances.forEach((chance, at) => {
    const place = b.from + at - from;
    chances[place] = (chances[place] ?? 0) + chance;
  });
  return { from, chances };
}
