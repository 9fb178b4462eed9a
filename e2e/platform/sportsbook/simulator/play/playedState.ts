import type { Course, Goals, MatchEvent } from '../course';
import { isHeldAt, reportedEnd } from '../ends';
import type { MatchState } from '../state';
import type { PlayedSport } from '../sport';
import { GAME_MODELS } from './models';
import { createPlay, type Moment } from './playOn';
import { sumOf } from './tally';

type PlayedState = Pick<
  MatchState,
  'period' | 'elapsed' | 'clockSeconds' | 'score' | 'half' | 'parts' | 'partsOver' | 'tally' | 'isHeld' | 'endedAt'
>;

/** Returns the state of a match of another sport than football after `elapsed` of match time. */
export function playedStateAt(sport: PlayedSport, course: Course, reported: readonly MatchEvent[], elapsed: number): PlayedState {
  const end = reportedEnd(reported, elapsed);
  const moments = momentsOf(sport, course, reported, elapsed);
  const { at, tally } = momentAt(moments, elapsed);
  const period = end?.period ?? (tally.isOver ? 'finished' : tally.isPartOpen ? 'playing' : 'break');
  const isAllOver = period === 'finished';
  return {
    period,
    elapsed,
    clockSeconds: GAME_MODELS[sport].clockAt?.(Math.min(elapsed, end?.at ?? elapsed)) ?? 0,
    score: tally.score,
    half: sport === 'BK' ? halfOf(tally.parts, tally.isPartOpen) : null,
    parts: tally.parts,
    partsOver: tally.isPartOpen && !isAllOver ? tally.parts.length - 1 : tally.parts.length,
    tally,
    isHeld: isHeldAt(reported, elapsed),
    endedAt: period === 'finished' || period === 'abandoned' ? (end?.at ?? at) : null,
  };
}

/**
 * Cached plays. A match continues from where it was last computed, so that a caller that polls every half second does
 * not start over each time.
 */
const plays = new WeakMap<Course, { readonly reported: readonly MatchEvent[]; readonly playTo: (until: number) => readonly Moment[] }>();

/** Returns all changes of the tally until `until`; the list may contain later ones that were already played. */
export function momentsOf(sport: PlayedSport, course: Course, reported: readonly MatchEvent[], until: number): readonly Moment[] {
  const known = plays.get(course);
  const play = known?.reported === reported ? known : { reported, playTo: createPlay(GAME_MODELS[sport], course, reported) };
  if (play !== known) plays.set(course, play);
  return play.playTo(until);
}

function momentAt(moments: readonly Moment[], elapsed: number): Moment {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((moments[middle]?.at ?? 0) <= elapsed) low = middle;
    else high = middle - 1;
  }
  const moment = moments[low];
  if (!moment) throw new RangeError('a play begins before its match');
  return moment;
}

const HALF_QUARTERS = 2;

function halfOf(parts: readonly Goals[], isPartOpen: boolean): Goals | null {
  const isOver = parts.length > HALF_QUARTERS || (parts.length === HALF_QUARTERS && !isPartOpen);
  return isOver ? sumOf(parts.slice(0, HALF_QUARTERS)) : null;
}
