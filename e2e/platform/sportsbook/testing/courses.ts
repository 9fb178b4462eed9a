import type { Course, MatchEvent } from '../simulator/course';
import { matchStateAt, type MatchState } from '../simulator/matchState';
import { ratesOf } from '../simulator/rates';
import type { Sport } from '../simulator/sport';

const MINUTE_MS = 60_000;

/** Creates a random match of any sport, with uneven sides. */
export function aCourseOf(sport: Sport, number: number, given: Partial<Course> = {}): Course {
  const rates = sport === 'FS' ? { homeRate: 10, awayRate: 1 } : ratesOf(sport, Math.sin(number), Math.cos(number));
  return { gameId: 300_000_000 + number * 10, sport, seed: 1, ...rates, kind: 'natural', feedDelay: 1_500, ...given };
}

/** Returns the states of a match, minute by minute from its start to its end. */
export function playedToTheEnd(course: Course, reported: readonly MatchEvent[] = []): readonly MatchState[] {
  const states: MatchState[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const state = matchStateAt(course, reported, minute * MINUTE_MS);
    states.push(state);
    if (state.period === 'finished') return states;
  }
  throw new RangeError(`match ${course.gameId} of ${course.sport} does not end`);
}
