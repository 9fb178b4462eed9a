import { HALF_MINUTES, oneMore, playOut, scheduleOf, type Course, type Goals, type MatchEvent, type Schedule } from './course';

export type Period = 'not-started' | 'first-half' | 'half-time' | 'second-half' | 'finished' | 'interrupted' | 'abandoned';

/** A match at one moment, as its feed sees it. */
export interface MatchState {
  readonly period: Period;
  /** Match time, see `MatchEvent`. */
  readonly elapsed: number;
  /** Seconds on the board's clock: it stands at half-time and starts the second half at 45:00. */
  readonly clockSeconds: number;
  readonly score: Goals;
  /** Null until the first half is over. */
  readonly half: Goals | null;
  readonly reds: Goals;
  readonly yellows: Goals;
  readonly corners: Goals;
  /** When the feed last learned of a goal, a red card or a penalty award; null if never. */
  readonly lastDangerSeenAt: number | null;
  /** Suspended by hand and not yet resumed. */
  readonly isHeld: boolean;
  /** When play ended for good. */
  readonly endedAt: number | null;
}

/** After these the markets are suspended and earlier bets may be late. */
export const DANGER_KINDS: ReadonlySet<MatchEvent['kind']> = new Set(['goal', 'red-card', 'penalty']);

/**
 * The match after `elapsed` of its own time, from its course and what was told.
 *
 * The whistle is known at once; a goal that fell just before it counts though its feed delay had not passed.
 */
export function matchStateAt(course: Course, told: readonly MatchEvent[], elapsed: number): MatchState {
  // Most matches of the board are yet to come, and nothing can have been told of them.
  if (elapsed < 0) return { ...NOTHING_YET, elapsed };
  const schedule = scheduleOf(course);
  const happened = playOut(course, told, elapsed);
  const end = endOf(course, schedule, told, elapsed);
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

/** Everything that happened with danger to bets, seen or not: who bet between `at` and `seenAt` was late. */
export function dangersUntil(course: Course, told: readonly MatchEvent[], elapsed: number): readonly MatchEvent[] {
  return playOut(course, told, elapsed).filter(({ kind }) => DANGER_KINDS.has(kind));
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
  lastDangerSeenAt: null,
  isHeld: false,
  endedAt: null,
};

type Folded = Pick<MatchState, 'score' | 'half' | 'reds' | 'yellows' | 'corners' | 'lastDangerSeenAt' | 'isHeld'>;

function fold(events: readonly MatchEvent[], schedule: Schedule, now: number): Folded {
  const folded = events.reduce<Folded>((state, event) => take(atHalfTime(state, event.at, schedule), event), NOTHING_YET);
  return atHalfTime(folded, now, schedule);
}

/** Whatever comes after the first half finds its score written down. */
function atHalfTime(state: Folded, at: number, { firstEndsAt }: Schedule): Folded {
  return state.half === null && at > firstEndsAt ? { ...state, half: state.score } : state;
}

function take(state: Folded, event: MatchEvent): Folded {
  const danger = DANGER_KINDS.has(event.kind) ? { lastDangerSeenAt: event.seenAt } : {};
  switch (event.kind) {
    case 'goal':
      return { ...state, ...danger, score: oneMore(state.score, event.side) };
    case 'score':
      return { ...state, score: event.score, half: event.half ?? state.half };
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
    case 'finish':
    case 'interrupt':
    case 'abandon':
      return state;
  }
}

interface End {
  readonly period: 'finished' | 'interrupted' | 'abandoned';
  readonly at: number;
}

/** The last word is the latest told: an interrupted match may still be finished or abandoned. */
function endOf(course: Course, schedule: Schedule, told: readonly MatchEvent[], elapsed: number): End | null {
  const last = told.findLast(({ kind, at }) => at <= elapsed && (kind === 'finish' || kind === 'interrupt' || kind === 'abandon'));
  if (last?.kind === 'finish') return { period: 'finished', at: last.at };
  if (last?.kind === 'interrupt') return { period: 'interrupted', at: last.at };
  if (last?.kind === 'abandon') return { period: 'abandoned', at: last.at };
  return course.kind === 'natural' && elapsed >= schedule.endsAt ? { period: 'finished', at: schedule.endsAt } : null;
}

function periodAt({ firstEndsAt, secondStartsAt }: Schedule, elapsed: number): Period {
  if (elapsed <= firstEndsAt) return 'first-half';
  return elapsed < secondStartsAt ? 'half-time' : 'second-half';
}

function clockAt({ firstEndsAt, secondStartsAt }: Schedule, elapsed: number): number {
  if (elapsed <= firstEndsAt) return Math.max(0, Math.floor(elapsed / 1000));
  return HALF_MINUTES * 60 + Math.max(0, Math.floor((elapsed - secondStartsAt) / 1000));
}
