import { meanOf, type Distribution } from './distribution';

/** Line with the fair Hong Kong price of the home (or over) side. */
export interface FairLine {
  /** Quarters of a goal: the home side's handicap, or the total. */
  readonly quarters: number;
  readonly profit: number;
}

/** Main line and its two alternatives, by position; null when there is none. */
export type LineSet = readonly [FairLine | null, FairLine | null, FairLine | null];

/**
 * Allowed lines of a market: in football all quarters, in other sports only halves between whole numbers, so that no
 * stake is returned.
 */
export type LineGrid = 'quarters' | 'halves';

/** Largest distance of a line from the expected value, in quarters. */
const WIDEST = 16;

/** Returns the handicap lines of the home side. */
export function handicapLines(lead: Distribution, grid: LineGrid = 'quarters'): LineSet {
  const expected = Math.round(-4 * meanOf(lead));
  return aroundTheEvenOne(candidates(expected, grid), grid, (quarters) => fairProfit(lead, quarters));
}

/** Returns the total lines. A total that is already reached is not a line. */
export function totalLines(total: Distribution, scored: number, grid: LineGrid = 'quarters'): LineSet {
  const expected = Math.round(4 * meanOf(total));
  const open = candidates(expected, grid).filter((quarters) => quarters >= 4 * scored + 2);
  return aroundTheEvenOne(open, grid, (quarters) => fairProfit(total, -quarters));
}

/**
 * Returns the profit per unit at which a bet with this margin is worth its stake: (P(L) + P(LL)/2) ÷ (P(W) + P(LW)/2).
 * It is infinite or 0 at lines that cannot win or lose.
 */
export function fairProfit(margins: Distribution, quarters: number): number {
  let [won, lost] = [0, 0];
  for (const [margin, probability] of margins) {
    const m = 4 * margin + quarters;
    if (m > 0) won += m >= 2 ? probability : probability / 2;
    if (m < 0) lost += m <= -2 ? probability : probability / 2;
  }
  return lost / won;
}

/** Returns the most even line, then its lower and upper neighbor. Their positions stay fixed while prices move. */
function aroundTheEvenOne(quarters: readonly number[], grid: LineGrid, profitOf: (quarters: number) => number): LineSet {
  const lines = quarters.map((each) => ({ quarters: each, profit: profitOf(each) })).filter(({ profit }) => isOfferable(profit));
  const [main] = lines.toSorted((left, right) => Math.abs(Math.log(left.profit)) - Math.abs(Math.log(right.profit)));
  const at = (place: number): FairLine | null => lines.find((line) => line.quarters === place) ?? null;
  const step = grid === 'halves' ? 4 : 1;
  return main ? [main, at(main.quarters - step), at(main.quarters + step)] : [null, null, null];
}

function isOfferable(profit: number): boolean {
  return profit > 0 && Number.isFinite(profit);
}

function candidates(around: number, grid: LineGrid): readonly number[] {
  const all = Array.from({ length: 2 * WIDEST + 1 }, (_, index) => around - WIDEST + index);
  return grid === 'quarters' ? all : all.filter((quarters) => Math.abs(quarters % 4) === 2);
}
