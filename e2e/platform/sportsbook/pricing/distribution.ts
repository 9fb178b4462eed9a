import type { MarketRule } from '../markets/marketRules';

/** Chance of each number. The sum is 1, except for numbers that are too unlikely to matter. */
export type Distribution = ReadonlyMap<number, number>;

/** Distributions of the two sides' result in a match or a part of it. */
export interface Spread {
  /** Home minus away. */
  readonly lead: Distribution;
  readonly total: Distribution;
  /** Each side alone, when it is priced. */
  readonly home?: Distribution;
  readonly away?: Distribution;
}

/** Returns the spread for a market of the sport; null when its part is over. */
export type SpreadOf = (rule: MarketRule) => Spread | null;

export function distributionOf<T extends { readonly probability: number }>(items: Iterable<T>, valueOf: (item: T) => number): Distribution {
  const sums = new Map<number, number>();
  for (const item of items) {
    const value = valueOf(item);
    sums.set(value, (sums.get(value) ?? 0) + item.probability);
  }
  return sums;
}

export function chanceOf(distribution: Distribution, isMeant: (value: number) => boolean): number {
  let sum = 0;
  for (const [value, probability] of distribution) if (isMeant(value)) sum += probability;
  return sum;
}

export function meanOf(distribution: Distribution): number {
  let sum = 0;
  for (const [value, probability] of distribution) sum += value * probability;
  return sum;
}

/** Returns a normal distribution over whole numbers, or one certain number when the variance is 0. */
export function normal(mean: number, variance: number): Distribution {
  if (variance <= 0) return new Map([[Math.round(mean), 1]]);
  const deviation = Math.sqrt(variance);
  const [from, to] = [Math.floor(mean - 4 * deviation), Math.ceil(mean + 4 * deviation)];
  const numbers = new Map<number, number>();
  let below = normalShare((from - 0.5 - mean) / deviation);
  for (let value = from; value <= to; value += 1) {
    const upTo = normalShare((value + 0.5 - mean) / deviation);
    numbers.set(value, upTo - below);
    below = upTo;
  }
  return numbers;
}

/**
 * Returns the share of the standard normal distribution below `z`, to about 5 digits (Abramowitz and Stegun 26.2.17).
 */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const beyond = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return z >= 0 ? 1 - beyond : beyond;
}
