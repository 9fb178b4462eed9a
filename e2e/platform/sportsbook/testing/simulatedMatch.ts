import type { MatchRecord } from '../matches/matchRecord';
import { viewMatch, type MatchView } from '../matches/matchView';
import { DEFAULT_SETTINGS } from '../matches/settings';
import type { MatchResult } from '../settlement/gradeSelection';
import { resultFactsOf } from '../settlement/resultFactsOf';
import { playOut, scheduleOf, windowEnds, type Course, type MatchEvent } from '../simulator/course';
import { matchStateAt, type MatchState } from '../simulator/matchState';
import { momentsOf } from '../simulator/play/playedState';
import { isFootball, isPlayed } from '../simulator/sport';

/** One list for all, since a match that is played is cached by it. */
export const NOTHING_REPORTED: readonly MatchEvent[] = [];

const KICK_OFF = Date.UTC(2025, 10, 19, 6, 0, 0);
/** Long enough for every match of every sport. */
const WHOLE_MATCH_MS = 24 * 3_600_000;

/** A match as the database would have it, without fixed markets and reported events. */
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

/** The match after `elapsed` of its own time, without the pause after a goal: what would be open when it is over. */
export function viewAt(record: MatchRecord, elapsed: number): { readonly view: MatchView; readonly nowMs: number } {
  const nowMs = KICK_OFF + elapsed;
  return { view: { ...viewMatch(record, nowMs, DEFAULT_SETTINGS), isSuspended: false }, nowMs };
}

/** The moments at which something becomes known, in order: one before the match, every event, and the ends of its parts. */
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

/** Returns the result that tickets are settled on when the match ends in this state. */
export function resultOf(course: Course, state: MatchState): MatchResult {
  return { state: 'finished', half: state.half, final: state.score, facts: resultFactsOf(course, { ...state, period: 'finished' }) };
}

export function stateAt(course: Course, elapsed: number): MatchState {
  return matchStateAt(course, NOTHING_REPORTED, elapsed);
}
