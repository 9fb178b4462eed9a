import type { Course, Goals } from '../../simulator/course';
import type { MatchState } from '../../simulator/matchState';
import { remainingGoals, remainingRates, type Remainder } from '../goalModel';

/** Possible ending of a match: the goals of the first half and of the match, with their joint chance. */
export interface JointEnding {
  readonly half: Goals;
  readonly final: Goals;
  readonly probability: number;
}

/** Largest difference between the margins; the rest is floating-point error. */
const PRECISION = 1e-12;
const MOST_ROUNDS = 100;

/**
 * Returns all possible endings of a football match. Their marginal distributions are those that the markets of the
 * match and of the half are priced with, so a selection is as likely here as in its own market.
 *
 * The fit starts with goals that fall into the halves according to the rates of the halves. It is scaled to both
 * margins in turn until they agree (iterative proportional fitting).
 */
export function jointEndings(course: Course, state: MatchState, pricedAt: number): readonly JointEnding[] {
  const finals = remainingGoals(course, state, 'match', pricedAt);
  const { half } = state;
  if (half !== null) return finals.map((more) => ({ half, final: sum(state.score, more), probability: more.probability }));
  const halves = remainingGoals(course, state, 'half', pricedAt);
  return fitted(finals, halves, sharesOf(course, state, pricedAt)).map(({ final, half: first, probability }) => ({
    half: sum(state.score, first),
    final: sum(state.score, final),
    probability,
  }));
}

/** Returns the share of the remaining goals that falls into the first half. */
function sharesOf(course: Course, state: MatchState, pricedAt: number): Goals {
  const [first, whole] = [remainingRates(course, state, 'half', pricedAt), remainingRates(course, state, 'match', pricedAt)];
  return { home: whole.home === 0 ? 0 : first.home / whole.home, away: whole.away === 0 ? 0 : first.away / whole.away };
}

interface Cell {
  readonly final: Remainder;
  readonly half: Remainder;
  probability: number;
}

function fitted(finals: readonly Remainder[], halves: readonly Remainder[], shares: Goals): readonly Cell[] {
  const cells: Cell[] = [];
  for (const final of finals) {
    for (const half of halves) {
      if (half.home > final.home || half.away > final.away || half.probability === 0 || final.probability === 0) continue;
      const probability = final.probability * binomial(final.home, half.home, shares.home) * binomial(final.away, half.away, shares.away);
      if (probability > 0) cells.push({ final, half, probability });
    }
  }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const error = scale(cells, ({ half }) => half);
    scale(cells, ({ final }) => final);
    if (error < PRECISION) break;
  }
  return cells;
}

/**
 * Scales the cells so that they add up to one of their margins.
 *
 * @returns largest difference from the margin before the scaling
 */
function scale(cells: readonly Cell[], marginOf: (cell: Cell) => Remainder): number {
  const sums = new Map<Remainder, number>();
  for (const cell of cells) sums.set(marginOf(cell), (sums.get(marginOf(cell)) ?? 0) + cell.probability);
  for (const cell of cells) {
    const margin = marginOf(cell);
    cell.probability *= margin.probability / (sums.get(margin) ?? 1);
  }
  return Math.max(...[...sums].map(([{ probability }, reached]) => Math.abs(probability - reached)));
}

function binomial(n: number, k: number, share: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways * share ** k * (1 - share) ** (n - k);
}

function sum(a: Goals, b: Goals): Goals {
  return { home: a.home + b.home, away: a.away + b.away };
}
