import { goalRates, scheduleOf, type Course, type Goals } from '../simulator/course';
import type { MatchState } from '../simulator/matchState';

/** One way the rest of the match may go: so many more goals, with this probability. */
export interface Remainder extends Goals {
  readonly probability: number;
}

const MINUTE_MS = 60_000;
/** Beyond this many goals of one side in what remains there is nothing left worth pricing. */
const MOST_GOALS = 10;
/** Dixon and Coles' dependence of low scores: draws are a little more frequent than independent sides would have it. */
const LOW_SCORE_DEPENDENCE = -0.06;

/**
 * How many goals each side will still score until the end of the period, as a distribution. The bookmaker's view: he knows the score, the
 * cards and the clock, and takes the situation to stay as it is.
 */
export function remainingGoals(course: Course, state: MatchState, period: 'match' | 'half', elapsed: number): readonly Remainder[] {
  const rates = remainingRates(course, state, period, elapsed);
  const share = Math.min(1, (rates.home + rates.away) / (course.homeRate + course.awayRate));
  const [home, away] = [poisson(rates.home), poisson(rates.away)];
  const remainders = home.flatMap((p, homeGoals) =>
    away.map((q, awayGoals): Remainder => {
      const factor = lowScoreFactor(homeGoals, awayGoals, rates, LOW_SCORE_DEPENDENCE * share);
      return { home: homeGoals, away: awayGoals, probability: p * q * factor };
    }),
  );
  const total = remainders.reduce((sum, { probability }) => sum + probability, 0);
  return remainders.map((remainder) => ({ ...remainder, probability: remainder.probability / total }));
}

/** Expected goals from `elapsed` to the end of the period. */
export function remainingRates(course: Course, state: MatchState, period: 'match' | 'half', elapsed: number): Goals {
  const { first, second, firstEndsAt, secondStartsAt } = scheduleOf(course);
  const situation = { score: state.score, reds: state.reds };
  let [home, away] = [0, 0];
  const play = (startsAt: number, minutes: number, firstMinute: number): void => {
    for (let minute = 0; minute < minutes; minute += 1) {
      const endsAt = startsAt + (minute + 1) * MINUTE_MS;
      const left = Math.min(1, Math.max(0, (endsAt - elapsed) / MINUTE_MS));
      if (left === 0) continue;
      const rates = goalRates(course, firstMinute + Math.min(minute, 44), situation);
      home += rates.home * left;
      away += rates.away * left;
    }
  };
  if (elapsed < firstEndsAt) play(0, first, 0);
  if (period === 'match') play(secondStartsAt, second, 45);
  return { home, away };
}

function poisson(rate: number): readonly number[] {
  const probabilities: number[] = [Math.exp(-rate)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) probabilities.push(((probabilities[goals - 1] ?? 0) * rate) / goals);
  return probabilities;
}

function lowScoreFactor(home: number, away: number, rates: Goals, dependence: number): number {
  if (home === 0 && away === 0) return 1 - rates.home * rates.away * dependence;
  if (home === 0 && away === 1) return 1 + rates.home * dependence;
  if (home === 1 && away === 0) return 1 + rates.away * dependence;
  return home === 1 && away === 1 ? 1 - dependence : 1;
}
