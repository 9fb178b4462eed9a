import type { MatchRecord } from '../matches/matchRecord';
import { viewMatch, type MatchView } from '../matches/matchView';
import { DEFAULT_SETTINGS } from '../matches/settings';
import type { MatchResult } from '../settlement/gradeSelection';
import { resultFactsOf } from '../settlement/resultFactsOf';
import { playOut, scheduleOf, windowEnds, type Course, type MatchEvent } from '../simulator/course';
import { matchStateAt, type MatchState } from '../simulator/matchState';
import { momentsOf } from '../simulator/play/playedState';
import { isFootball, isPlayed } from '../simulator/sport';

/** Shared empty list, because the cache of played matches uses it as a key. */
export const NOTHING_REPORTED: readonly MatchEvent[] = [];

const KICK_OFF = Date.UTC(2025, 10, 19, 6, 0, 0);
/** Upper bound of the duration of a match in any sport. */
const WHOLE_MATCH_MS = 24 * 3_600_000;

/** Returns a match as a database record, without fixed markets and reported events. */
export function recordOf(course: Course): MatchRecord {
  return {
    gameId: course.gameId,
    sport: course.sport,
    league: { id: 801, name: '' },
    home: { id: 1, name: '' },
    away: { id: 2, name: '' },
    startsAtMs: KICK_OFF,
    listedAtMs: KICK_OFF - 86_400_000,
    course,
    anchor: { atMs: KICK_OFF, elapsed: 0, speed: 1 },
    reported: NOTHING_REPORTED,
    fixed: [],
    end: null,
    revision: 0,
  };
}

/**
 * Returns the view of a match after `elapsed` of match time, without the suspension after a goal, so that it shows what
 * is open after the suspension.
 */
export function viewAt(record: MatchRecord, elapsed: number): { readonly view: MatchView; readonly nowMs: number } {
  const nowMs = KICK_OFF + elapsed;
  return { view: { ...viewMatch(record, nowMs, DEFAULT_SETTINGS), isSuspended: false }, nowMs };
}

/**
 * Returns the moments at which something becomes known, in order: one before the match, every event, and the ends of
 * its parts.
 */
export function eventsOf(course: Course): readonly number[] {
  const moments = [-1, 0];
  if (isFootball(course.sport)) {
    const schedule = scheduleOf(course);
    moments.push(...playOut(course, NOTHING_REPORTED, schedule.endsAt).map(({ seenAt }) => Math.min(seenAt, schedule.endsAt)));
    moments.push(
      ...windowEnds(schedule).flatMap((end) => [end, end + 1, end + course.feedDelay + 1].map((at) => Math.min(at, schedule.endsAt))),
    );
  } else if (isPlayed(course.sport)) {
    moments.push(...momentsOf(course.sport, course, NOTHING_REPORTED, WHOLE_MATCH_MS).map(({ at }) => at));
  } else moments.push(30 * 60_000);
  return [...new Set(moments.filter((at) => Number.isFinite(at)))].toSorted((left, right) => left - right);
}

/** Returns the result that settles tickets when the match ends in this state. */
export function resultOf(course: Course, state: MatchState): MatchResult {
  return { state: 'finished', half: state.half, final: state.score, facts: resultFactsOf(course, { ...state, period: 'finished' }) };
}

export function stateAt(course: Course, elapsed: number): MatchState {
  return matchStateAt(course, NOTHING_REPORTED, elapsed);
}
