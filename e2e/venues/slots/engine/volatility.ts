import { LINES, REELS } from './lines';
import type { Model } from './models';
import { lineReturn, type Share } from './returns';
import { PAYING_SYMBOLS, type PayingSymbol, type SlotSymbol } from './symbols';

/** Spread of a round's results: the standard deviation of the line payouts, in stakes of the round. */
export type Volatility = 'low' | 'middle' | 'high';

/** Lower bounds of middle and high volatility. */
export const VOLATILITY_BOUNDS = { middle: 2.5, high: 3.5 } as const;

/** Classifies the spread of one round, without the pools, which few rounds hit. */
export function volatilityOf(model: Model): Volatility {
  const spread = Math.sqrt(varianceOf(model));
  return spread < VOLATILITY_BOUNDS.middle ? 'low' : spread < VOLATILITY_BOUNDS.high ? 'middle' : 'high';
}

/**
 * Returns the variance of a round's line payouts, in squared stakes of the round. The mean square is a sum over every
 * pair of lines: lines that cross a reel in different rows share its stop and are therefore correlated.
 */
export function varianceOf(model: Model): number {
  const squares = LINES.flatMap((one) => LINES.map((other) => BigInt(sumOfProducts(model, one, other)))).reduce(
    (sum, each) => sum + each,
    0n,
  );
  const stops = model.reels.reduce((product, reel) => product * BigInt(reel.length), 1n);
  const lines = BigInt(LINES.length);
  return toNumber({ over: squares, under: stops * lines * lines }) - toNumber(lineReturn(model)) ** 2;
}

/**
 * Sums the product of two lines' payouts over all stops of the reels, in squared line stakes. The result is a safe
 * integer, because no picture pays more than a few thousand and there are 32 stops on five reels.
 */
function sumOfProducts(model: Model, one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (const first of PAYING_SYMBOLS) {
    for (const second of PAYING_SYMBOLS) {
      /** Number of stops for each pair of current lengths of the two lines. */
      let ways = [...NO_WAYS];
      ways[0] = 1;
      model.reels.forEach((reel, index) => {
        const rows = { one: one[index] ?? 0, other: other[index] ?? 0 };
        ways = extend(ways, index, countFits(reel, { first, second, ...rows }));
      });
      ways.forEach((count, lengths) => {
        sum += count * payOf(model, first, Math.floor(lengths / LENGTHS)) * payOf(model, second, lengths % LENGTHS);
      });
    }
  }
  return sum;
}

const LENGTHS = REELS + 1;
const NO_WAYS: readonly number[] = Array.from({ length: LENGTHS * LENGTHS }, () => 0);

/** Number of stops of a reel at which both lines continue, only the first, only the second, or none. */
type Fits = readonly [both: number, first: number, second: number, none: number];

interface Wanted {
  readonly first: PayingSymbol;
  readonly second: PayingSymbol;
  /** Rows in which the lines cross the reel. */
  readonly one: number;
  readonly other: number;
}

/**
 * Counts the stops by matching lines. An outer reel has no seal, so a line always counts for the picture on its first
 * reel.
 */
function countFits(reel: readonly SlotSymbol[], { first, second, one, other }: Wanted): Fits {
  const fits = (picture: SlotSymbol | undefined, wanted: PayingSymbol): boolean => picture === wanted || picture === 'seal';
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  reel.forEach((_, stop) => {
    const a = fits(reel[(stop + one) % reel.length], first);
    const b = fits(reel[(stop + other) % reel.length], second);
    counts[a ? (b ? 0 : 1) : b ? 2 : 3] += 1;
  });
  return counts;
}

/** Extends the lines by one reel; a line that has ended keeps its length. */
function extend(ways: readonly number[], reel: number, [both, first, second, none]: Fits): number[] {
  const next = [...NO_WAYS];
  ways.forEach((count, lengths) => {
    if (count === 0) return;
    const [a, b] = [Math.floor(lengths / LENGTHS), lengths % LENGTHS];
    const [longerA, longerB] = [a === reel ? a + 1 : a, b === reel ? b + 1 : b];
    const add = (toA: number, toB: number, stops: number): void => {
      next[toA * LENGTHS + toB] = (next[toA * LENGTHS + toB] ?? 0) + count * stops;
    };
    add(longerA, longerB, both);
    add(longerA, b, first);
    add(a, longerB, second);
    add(a, b, none);
  });
  return next;
}

function payOf({ pays }: Model, symbol: PayingSymbol, count: number): number {
  return pays[symbol][count - 3] ?? 0;
}

function toNumber({ over, under }: Share): number {
  return Number((over * 1_000_000_000_000n) / under) / 1_000_000_000_000;
}
