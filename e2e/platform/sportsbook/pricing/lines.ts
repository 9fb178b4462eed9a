import type { Goals } from '../simulator/course';
import type { Remainder } from './goalModel';

/** A line with the fair Hong Kong price of the home (or over) side. */
export interface FairLine {
  /** In quarters of a goal: the home side's handicap, or the total. */
  readonly quarters: number;
  readonly profit: number;
}

/** The main line and its two alternatives, by position; null where there is none. */
export type LineSet = readonly [FairLine | null, FairLine | null, FairLine | null];

const WIDEST_HANDICAP = 14;
const HIGHEST_TOTAL = 40;

/** Handicap lines of the home side on the goals still to come. */
export function handicapLines(remainders: readonly Remainder[]): LineSet {
  const margins = distribution(remainders, ({ home, away }) => home - away);
  return aroundTheEvenOne(range(-WIDEST_HANDICAP, WIDEST_HANDICAP), (quarters) => fairProfit(margins, quarters));
}

/** Total lines over the goals of one side or both, those scored included. A total that is reached already is no line. */
export function totalLines(remainders: readonly Remainder[], scored: number, counted: (goals: Goals) => number): LineSet {
  const totals = distribution(remainders, (goals) => scored + counted(goals));
  return aroundTheEvenOne(range(4 * scored + 2, 4 * scored + HIGHEST_TOTAL), (quarters) => fairProfit(totals, -quarters));
}

/**
 * The profit per unit at which a side with this margin is worth its stake: (P(L) + P(LL)/2) ÷ (P(W) + P(LW)/2).
 * Infinite or 0 at lines that cannot win or lose.
 */
export function fairProfit(margins: ReadonlyMap<number, number>, quarters: number): number {
  let [won, lost] = [0, 0];
  for (const [margin, probability] of margins) {
    const m = 4 * margin + quarters;
    if (m > 0) won += m >= 2 ? probability : probability / 2;
    if (m < 0) lost += m <= -2 ? probability : probability / 2;
  }
  return lost / won;
}

function distribution(remainders: readonly Remainder[], valueOf: (goals: Goals) => number): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const remainder of remainders) {
    const value = valueOf(remainder);
    sums.set(value, (sums.get(value) ?? 0) + remainder.probability);
  }
  return sums;
}

/** The most even line, then its neighbour to either side: places that stay put while prices wander. */
function aroundTheEvenOne(candidates: readonly number[], profitOf: (quarters: number) => number): LineSet {
  const lines = candidates.map((quarters) => ({ quarters, profit: profitOf(quarters) })).filter(({ profit }) => isOfferable(profit));
  const [main] = lines.toSorted((left, right) => Math.abs(Math.log(left.profit)) - Math.abs(Math.log(right.profit)));
  const at = (quarters: number): FairLine | null => lines.find((line) => line.quarters === quarters) ?? null;
  return main ? [main, at(main.quarters - 1), at(main.quarters + 1)] : [null, null, null];
}

function isOfferable(profit: number): boolean {
  return profit > 0 && Number.isFinite(profit);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
