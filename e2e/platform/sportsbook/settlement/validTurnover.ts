import { compare, floorOf, multiply, rational, subtract, add, ZERO, type Rational } from '../exact-arithmetic/rational';
import type { ResultCode } from './payout';

/** Dimension of the outcomes: all legs on one market group of one match, which settle together. */
export interface Axis {
  readonly key: string;
  /** Possible combinations of grades of its legs, in the order of the bets' `legs`. */
  readonly outcomes: ReadonlyArray<readonly ResultCode[]>;
}

/** Settled bet among those that settle on the same facts. */
export interface CountedBet {
  readonly id: string;
  /** Risk in fen. */
  readonly risk: bigint;
  /** Axis of each leg and its index in the axis' outcomes; null for a void leg. */
  readonly legs: ReadonlyArray<{ readonly axis: string; readonly place: number } | null>;
  readonly results: readonly ResultCode[];
  /** True when the whole bet was void. */
  readonly isVoid: boolean;
  /** Returns the exact return for these grades of the legs, including the risk. */
  returnsAt(grades: readonly ResultCode[]): Rational;
  /** Returns the same as a double, which is about a hundred times as fast; used to search the worst outcome. */
  nearly(grades: readonly ResultCode[]): number;
}

/** Upper bound of compared payouts. Beyond it the largest loss found so far counts, which is at most the true one. */
const MOST_TRIED = 500_000;

/** Ranks of grades from worst to best for the member. */
const RANKS: Readonly<Record<string, number>> = { L: 0, LL: 1, P: 2, LW: 3, W: 4 };

/**
 * Returns the valid turnover in fen of each of a member's settled bets that settle on the same facts (decision 59).
 * Together they count as much as the member could have lost on all of them in one outcome. Each bet gets a share by its
 * risk; a half result counts half and a push nothing, and void bets are left out. The sum over all bets is rounded down
 * once.
 *
 * @example 1,500 yuan on each side of a total at Hong Kong 0.98: any outcome loses 30, so each bet counts 15
 */
export function validTurnover(bets: readonly CountedBet[], axes: readonly Axis[]): ReadonlyMap<string, bigint> {
  const standing = [...bets].filter(({ isVoid }) => !isVoid).sort((one, other) => (one.id < other.id ? -1 : 1));
  const counted = new Map(bets.map(({ id }) => [id, 0n]));
  const risk = standing.reduce((sum, bet) => sum + bet.risk, 0n);
  if (risk === 0n) return counted;
  const perRisk = multiply(mostLost(standing, axes, risk), rational(1n, risk));
  let sum = ZERO;
  let before = 0n;
  for (const bet of standing) {
    sum = add(sum, multiply(perRisk, multiply(rational(bet.risk), weightOf(bet.results))));
    counted.set(bet.id, floorOf(sum) - before);
    before = floorOf(sum);
  }
  return counted;
}

/** Returns the weight of a bet by its most decided leg: 1, ½, or 0 when every leg was a push or void. */
function weightOf(results: readonly ResultCode[]): Rational {
  if (results.some((result) => result === 'W' || result === 'L')) return rational(1n);
  return results.some((result) => result === 'LW' || result === 'LL') ? rational(1n, 2n) : ZERO;
}

/** Returns the largest loss in one outcome; 0 when every outcome wins. */
function mostLost(bets: readonly CountedBet[], axes: readonly Axis[], risk: bigint): Rational {
  const lost = subtract(rational(risk), leastReturned(bets, axes));
  return compare(lost, ZERO) > 0 ? lost : ZERO;
}

/**
 * Searches the axes depth first, worst outcomes first. A branch is cut when its open legs cannot return less than the
 * lowest return so far.
 */
function leastReturned(bets: readonly CountedBet[], axes: readonly Axis[]): Rational {
  const ordered = axes.map(({ key, outcomes }) => ({ key, outcomes: outcomes.toSorted((one, other) => rankOf(one) - rankOf(other)) }));
  const worst = new Map(ordered.map(({ key, outcomes }) => [key, worstOf(outcomes)]));
  const chosen = new Map<string, readonly ResultCode[]>();
  const gradesOf = (bet: CountedBet): readonly ResultCode[] => bet.legs.map((leg) => gradeOf(leg, chosen, worst));
  const returned = (): number => bets.reduce((sum, bet) => sum + bet.nearly(gradesOf(bet)), 0);
  const bound = returned();
  let least = Number.POSITIVE_INFINITY;
  let found: ReadonlyMap<string, readonly ResultCode[]> = new Map();
  let tried = 0;
  const search = (depth: number): void => {
    const axis = ordered[depth];
    for (const outcome of axis?.outcomes ?? []) {
      if (least <= bound || (tried >= MOST_TRIED && least < Number.POSITIVE_INFINITY)) break;
      tried += bets.length;
      chosen.set(axis?.key ?? '', outcome);
      const lower = returned();
      if (lower >= least) continue;
      if (depth + 1 < ordered.length) search(depth + 1);
      else [least, found] = [lower, new Map(chosen)];
    }
    chosen.delete(axis?.key ?? '');
  };
  search(0);
  return bets.map((bet) => bet.returnsAt(bet.legs.map((leg) => gradeOf(leg, found, worst)))).reduce(add, ZERO);
}

function gradeOf(
  leg: CountedBet['legs'][number],
  chosen: ReadonlyMap<string, readonly ResultCode[]>,
  worst: ReadonlyMap<string, readonly ResultCode[]>,
): ResultCode {
  return leg === null ? 'D' : ((chosen.get(leg.axis) ?? worst.get(leg.axis))?.[leg.place] ?? 'D');
}

/** Returns the worst grade of each leg over all outcomes. */
function worstOf([first = [], ...others]: Axis['outcomes']): readonly ResultCode[] {
  return others.reduce((worst, outcome) => worst.map((grade, place) => worse(grade, outcome[place] ?? grade)), first);
}

function worse(one: ResultCode, other: ResultCode): ResultCode {
  return rank(other) < rank(one) ? other : one;
}

function rankOf(outcome: readonly ResultCode[]): number {
  return outcome.reduce((sum, grade) => sum + rank(grade), 0);
}

function rank(grade: ResultCode): number {
  return RANKS[grade] ?? 2;
}
