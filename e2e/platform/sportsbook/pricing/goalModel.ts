import {
  CORNERS_PER_MINUTE,
  goalRates,
  REDS_PER_MINUTE,
  scheduleOf,
  windowEnds,
  YELLOWS_PER_MINUTE,
  type Course,
  type Goals,
} from '../simulator/course';
import type { MatchState } from '../simulator/matchState';

/** Possible rest of the match: this many more goals, with this probability. */
export interface Remainder extends Goals {
  readonly probability: number;
}

const MINUTE_MS = 60_000;
/** Upper bound of further goals of one side; the probability of more is negligible. */
const MOST_GOALS = 10;
const MOST_CORNERS = 20;
/** Dependence of low scores after Dixon and Coles: draws are a little more frequent than with independent sides. */
const LOW_SCORE_DEPENDENCE = -0.06;

/**
 * Returns the distribution of the goals that each side will still score until the end of the period. It depends on the
 * score, the cards and the clock, and assumes that the situation does not change.
 */
export function remainingGoals(course: Course, state: MatchState, period: 'match' | 'half', elapsed: number): readonly Remainder[] {
  return goalsOf(course, remainingRates(course, state, period, elapsed));
}

/** Returns the distribution of the goals of each side between two moments. */
export function goalsBetween(course: Course, state: MatchState, from: number, to: number): readonly Remainder[] {
  return goalsOf(course, ratesBetween(course, state, from, to));
}

/** Returns the expected goals from `elapsed` to the end of the period. */
export function remainingRates(course: Course, state: MatchState, period: 'match' | 'half', elapsed: number): Goals {
  const { firstEndsAt, endsAt } = scheduleOf(course);
  return ratesBetween(course, state, elapsed, period === 'half' ? firstEndsAt : endsAt);
}

/**
 * Returns the distribution of corners or cards from `elapsed` to the end of the period, with equal rates for both
 * sides.
 */
export function remainingCounted(course: Course, of: 'corners' | 'cards', period: 'match' | 'half', elapsed: number): readonly Remainder[] {
  const { firstEndsAt, endsAt } = scheduleOf(course);
  let minutes = 0;
  for (const { share } of minutesBetween(course, elapsed, period === 'half' ? firstEndsAt : endsAt)) minutes += share;
  const rate = minutes * (of === 'corners' ? CORNERS_PER_MINUTE : YELLOWS_PER_MINUTE + 2 * REDS_PER_MINUTE);
  return grid({ home: rate, away: rate }, MOST_CORNERS);
}

/** Returns the time span of a 15-minute window by its number from 1. */
export function windowSpan(course: Course, number: number): { readonly from: number; readonly to: number } {
  const schedule = scheduleOf(course);
  const ends = windowEnds(schedule);
  const from = number === 1 ? 0 : number === 4 ? schedule.secondStartsAt : (ends[number - 2] ?? 0);
  return { from, to: ends[number - 1] ?? schedule.endsAt };
}

function goalsOf(course: Course, rates: Goals): readonly Remainder[] {
  const share = Math.min(1, (rates.home + rates.away) / (course.homeRate + course.awayRate));
  const dependence = LOW_SCORE_DEPENDENCE * share;
  const remainders = grid(rates, MOST_GOALS).map((each) => ({
    ...each,
    probability: each.probability * lowScoreFactor(each.home, each.away, rates, dependence),
  }));
  const total = remainders.reduce((sum, { probability }) => sum + probability, 0);
  return remainders.map((remainder) => ({ ...remainder, probability: remainder.probability / total }));
}

function ratesBetween(course: Course, state: MatchState, from: number, to: number): Goals {
  const situation = { score: state.score, reds: state.reds };
  let [home, away] = [0, 0];
  for (const { minute, share } of minutesBetween(course, from, to)) {
    const rates = goalRates(course, minute, situation);
    home += rates.home * share;
    away += rates.away * share;
  }
  return { home, away };
}

/** Yields the minutes of play between two moments, each with the share of it that lies between them. */
function* minutesBetween(course: Course, from: number, to: number): Generator<{ readonly minute: number; readonly share: number }> {
  const { first, second, secondStartsAt } = scheduleOf(course);
  const halves = [
    { startsAt: 0, minutes: first, firstMinute: 0 },
    { startsAt: secondStartsAt, minutes: second, firstMinute: 45 },
  ];
  for (const { startsAt, minutes, firstMinute } of halves) {
    for (let minute = 0; minute < minutes; minute += 1) {
      const begins = startsAt + minute * MINUTE_MS;
      const share = (Math.min(to, begins + MINUTE_MS) - Math.max(from, begins)) / MINUTE_MS;
      if (share > 0) yield { minute: firstMinute + Math.min(minute, 44), share };
    }
  }
}

/** Returns every pair of numbers that two independent sides may reach. */
export function grid({ home, away }: Goals, most: number): readonly Remainder[] {
  const [homeChances, awayChances] = [poisson(home, most), poisson(away, most)];
  return homeChances.flatMap((p, homeGoals) =>
    awayChances.map((q, awayGoals) => ({ home: homeGoals, away: awayGoals, probability: p * q })),
  );
}

function poisson(rate: number, most: number): readonly number[] {
  const probabilities: number[] = [Math.exp(-rate)];
  for (let goals = 1; goals <= most; goals += 1) probabilities.push(((probabilities[goals - 1] ?? 0) * rate) / goals);
  return probabilities;
}

function lowScoreFactor(home: number, away: number, rates: Goals, dependence: number): number {
  if (home === 0 && away === 0) return 1 - rates.home * rates.away * dependence;
  if (home === 0 && away === 1) return 1 + rates.home * dependence;
  if (home === 1 && away === 0) return 1 + rates.away * dependence;
  return home === 1 && away === 1 ? 1 - dependence : 1;
}
