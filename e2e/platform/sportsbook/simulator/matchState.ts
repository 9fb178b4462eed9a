import {
  HALF_MINUTES,
  oneMore,
  playOut,
  scheduleOf,
  type Course,
  type Goals,
  type MatchEvent,
  type Schedule,
  type Side,
  windowEnds,
} from './course';
import { reportedEnd, type End } from './ends';
import { outrightStateAt } from './outrightState';
import { playedStateAt } from './play/playedState';
import { isFootball, isPlayed } from './sport';
import type { MatchState, Period } from './state';

export type { MatchState, Period } from './state';

/** After these the markets are suspended and earlier bets may be late. */
export const DANGER_KINDS: ReadonlySet<MatchEvent['kind']> = new Set(['goal', 'red-card', 'penalty']);

/**
 * The match after `elapsed` of its own time, from its course and the reported events.
 *
 * The whistle is known at once; a goal that fell just before it counts though its feed delay had not passed.
 */
export function matchStateAt(course: Course, reported: readonly MatchEvent[], elapsed: number): MatchState {
  // Fast path: most matches of the board have not begun, and have no reported events.
  if (elapsed < 0) return { ...NOTHING_YET, elapsed };
  if (isPlayed(course.sport)) return { ...NOTHING_YET, ...playedStateAt(course.sport, course, reported, elapsed) };
  if (!isFootball(course.sport)) return { ...NOTHING_YET, ...outrightStateAt(course, reported, elapsed) };
  const schedule = scheduleOf(course);
  const happened = playOut(course, reported, elapsed);
  const end = endOf(course, schedule, reported, elapsed);
  const seen = end === null ? happened.filter(({ seenAt }) => seenAt <= elapsed) : happened;
  const folded = fold(seen, schedule, end?.at ?? elapsed);
  const period = end?.period ?? periodAt(schedule, elapsed);
  return {
    ...folded,
    half: period === 'finished' ? (folded.half ?? folded.score) : folded.half,
    period,
    elapsed,
    clockSeconds: clockAt(schedule, Math.min(elapsed, end?.at ?? elapsed)),
    endedAt: period === 'finished' || period === 'abandoned' ? (end?.at ?? elapsed) : null,
  };
}

/**
 * Everything that happened with danger to bets, seen or not: a bet between `at` and `seenAt` is late. In other sports points are scored
 * all the time and the feed has no delay: there is no such danger.
 */
export function dangersUntil(course: Course, reported: readonly MatchEvent[], elapsed: number): readonly MatchEvent[] {
  if (!isFootball(course.sport)) return [];
  return playOut(course, reported, elapsed).filter(({ kind }) => DANGER_KINDS.has(kind));
}

const NO_GOALS: Goals = { home: 0, away: 0 };

const NOTHING_YET: Omit<MatchState, 'elapsed'> = {
  period: 'not-started',
  clockSeconds: 0,
  score: NO_GOALS,
  half: null,
  reds: NO_GOALS,
  yellows: NO_GOALS,
  corners: NO_GOALS,
  scorers: [],
  windows: [],
  halfCorners: null,
  halfCards: null,
  parts: [],
  partsOver: 0,
  tally: null,
  winners: [],
  lastDangerSeenAt: null,
  isHeld: false,
  endedAt: null,
};

type Folded = Omit<MatchState, 'period' | 'elapsed' | 'clockSeconds' | 'endedAt'>;

function fold(events: readonly MatchEvent[], schedule: Schedule, now: number): Folded {
  const windows = windowEnds(schedule).slice(0, -1);
  const upTo = (state: Folded, at: number): Folded => atHalfTime(atWindowEnds(state, at, windows), at, schedule);
  return upTo(
    events.reduce<Folded>((state, event) => take(upTo(state, event.at), event), NOTHING_YET),
    now,
  );
}

/** Records the half-time score at the first event after the half. */
function atHalfTime(state: Folded, at: number, { firstEndsAt }: Schedule): Folded {
  if (at <= firstEndsAt) return state;
  const counted = state.halfCorners === null ? { halfCorners: state.corners, halfCards: cardsOf(state) } : {};
  return state.half !== null && state.halfCorners !== null ? state : { ...state, half: state.half ?? state.score, ...counted };
}

/** Records the score at the end of each quarter of an hour, up to its last second. */
function atWindowEnds(state: Folded, at: number, ends: readonly number[]): Folded {
  const over = ends.filter((end) => at > end).length;
  return over <= state.windows.length
    ? state
    : { ...state, windows: [...state.windows, ...Array<Goals>(over - state.windows.length).fill(state.score)] };
}

/** The third window ends with the half. */
const HALF_WINDOW = 2;

/** Cards as the markets count them. Assumption: a yellow one is 1, a red one 2. */
export function cardsOf({ yellows, reds }: Pick<MatchState, 'yellows' | 'reds'>): Goals {
  return { home: yellows.home + 2 * reds.home, away: yellows.away + 2 * reds.away };
}

function take(state: Folded, event: MatchEvent): Folded {
  const danger = DANGER_KINDS.has(event.kind) ? { lastDangerSeenAt: event.seenAt } : {};
  switch (event.kind) {
    case 'goal':
      return { ...state, ...danger, score: oneMore(state.score, event.side), scorers: [...state.scorers, event.side] };
    case 'score': {
      const half = event.half ?? state.half;
      const windows = half === null || state.windows.length <= HALF_WINDOW ? state.windows : state.windows.with(HALF_WINDOW, half);
      return { ...state, score: event.score, half, windows, scorers: scorersOf(event.score, state.scorers) };
    }
    case 'red-card':
      return { ...state, ...danger, reds: oneMore(state.reds, event.side) };
    case 'penalty':
      return { ...state, ...danger };
    case 'yellow-card':
      return { ...state, yellows: oneMore(state.yellows, event.side) };
    case 'corner':
      return { ...state, corners: oneMore(state.corners, event.side) };
    case 'suspend':
      return { ...state, isHeld: true };
    case 'resume':
      // Resuming by hand also ends the pause after a goal.
      return { ...state, isHeld: false, lastDangerSeenAt: null };
    case 'standing':
    case 'finish':
    case 'interrupt':
    case 'abandon':
      return state;
  }
}

/**
 * The order of the goals of a reported score is unknown: missing goals are added for the home side first, surplus ones are removed from the
 * end.
 */
function scorersOf({ home, away }: Goals, before: readonly Side[]): readonly Side[] {
  const kept = (side: Side, goals: number): readonly number[] =>
    before.flatMap((scorer, index) => (scorer === side ? [index] : [])).slice(0, goals);
  const [homeKept, awayKept] = [kept('home', home), kept('away', away)];
  return [
    ...before.filter((_scorer, index) => homeKept.includes(index) || awayKept.includes(index)),
    ...Array<Side>(home - homeKept.length).fill('home'),
    ...Array<Side>(away - awayKept.length).fill('away'),
  ];
}

function endOf(course: Course, { endsAt }: Schedule, reported: readonly MatchEvent[], elapsed: number): End | null {
  return reportedEnd(reported, elapsed) ?? (course.kind === 'natural' && elapsed >= endsAt ? { period: 'finished', at: endsAt } : null);
}

function periodAt({ firstEndsAt, secondStartsAt }: Schedule, elapsed: number): Period {
  if (elapsed <= firstEndsAt) return 'first-half';
  return elapsed < secondStartsAt ? 'half-time' : 'second-half';
}

/** Seconds on the clock of the board at a moment of the match. */
export function clockAt({ firstEndsAt, secondStartsAt }: Schedule, elapsed: number): number {
  if (elapsed <= firstEndsAt) return Math.max(0, Math.floor(elapsed / 1000));
  return HALF_MINUTES * 60 + Math.max(0, Math.floor((elapsed - secondStartsAt) / 1000));
}
