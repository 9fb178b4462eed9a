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
import { reportedEnd, type End, isHeldAt } from './ends';
import { playedStateAt } from './play/playedState';
import { isFootball, isPlayed } from './sport';
import type { MatchState, Period } from './state';
import { strengthsOf } from './outrights';
import { diceOf } from './random';

/** Time from the close of betting to the result. */
const DECIDED_AFTER_MS = 20 * 60_000;

type OutrightState = Pick<MatchState, 'period' | 'elapsed' | 'winners' | 'isHeld' | 'endedAt'>;

/**
 * Returns the state of an outright: bets close when the competition starts, and the winner is known some time later.
 */
function outrightStateAt(course: Course, reported: readonly MatchEvent[], elapsed: number): OutrightState {
  const end = reportedEnd(reported, elapsed);
  const isDecided = course.kind === 'natural' && elapsed >= DECIDED_AFTER_MS;
  const period = end?.period ?? (isDecided ? 'finished' : 'playing');
  const result = reported.findLast((event) => event.kind === 'standing' && event.at <= elapsed);
  const winners = result?.kind === 'standing' ? result.winners : [winnerOf(course)];
  return {
    period,
    elapsed,
    winners: period === 'finished' ? winners : [],
    isHeld: isHeldAt(reported, elapsed),
    endedAt: period === 'finished' || period === 'abandoned' ? (end?.at ?? DECIDED_AFTER_MS) : null,
  };
}

/** Returns the number, from 1, of the competitor that wins at random. */
function winnerOf(course: Course): number {
  const fallen = diceOf('final', course.seed, course.gameId).next();
  const strengths = strengthsOf(course);
  let reached = 0;
  for (const [index, strength] of strengths.entries()) {
    reached += strength;
    if (fallen < reached) return index + 1;
  }
  return strengths.length;
}

export type { MatchState, Period } from './state';

/** Events that suspend the markets and may make earlier bets late. */
export const DANGER_KINDS: ReadonlySet<MatchEvent['kind']> = new Set(['goal', 'red-card', 'penalty']);

/**
 * Returns the state of a match after `elapsed` of match time, from its course and the reported events.
 *
 * The whistle is known at once; a goal just before it counts even if its feed delay has not passed.
 */
export function matchStateAt(course: Course, reported: readonly MatchEvent[], elapsed: number): MatchState {
  // Fast path: most matches on the board have not started and have no reported events.
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
 * Returns all events that endanger bets, reported by the feed or not: a bet between `at` and `seenAt` is late. Other
 * sports have no such events, because scoring is constant and the feed has no delay.
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

/** Records the score at the end of each 15-minute window, including its last second. */
function atWindowEnds(state: Folded, at: number, ends: readonly number[]): Folded {
  const over = ends.filter((end) => at > end).length;
  return over <= state.windows.length
    ? state
    : { ...state, windows: [...state.windows, ...Array<Goals>(over - state.windows.length).fill(state.score)] };
}

/** Index of the third window, which ends with the half. */
const HALF_WINDOW = 2;

/** Returns the cards as the markets count them. Assumption: a yellow card counts 1, a red card 2. */
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
      // A manual resume also ends the suspension after a goal.
      return { ...state, isHeld: false, lastDangerSeenAt: null };
    case 'standing':
    case 'finish':
    case 'interrupt':
    case 'abandon':
      return state;
  }
}

/**
 * Adjusts the list of scorers to a reported score, whose order of goals is unknown: missing goals are added for the
 * home side first, surplus ones are removed from the end.
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

/** Returns the seconds on the board's clock at a match time. */
export function clockAt({ firstEndsAt, secondStartsAt }: Schedule, elapsed: number): number {
  if (elapsed <= firstEndsAt) return Math.max(0, Math.floor(elapsed / 1000));
  return HALF_MINUTES * 60 + Math.max(0, Math.floor((elapsed - secondStartsAt) / 1000));
}
