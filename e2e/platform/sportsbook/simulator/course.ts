import { diceOf } from './random';
import type { Sport } from './sport';

export type Side = 'home' | 'away';

/**
 * Score of both sides in one part of a match: a quarter, set, inning, frame or period, with the name used in `se_now`.
 */
export interface PartScore extends Goals {
  readonly period: string;
}

/** Event that can happen in a match. */
export type Happening =
  | { readonly kind: 'red-card' | 'yellow-card' | 'corner' | 'penalty'; readonly side: Side }
  /** Goal; in other sports points, a frame or runs. */
  | { readonly kind: 'goal'; readonly side: Side; readonly amount?: number }
  /** Sets the whole score, when a test suite starts or ends a match. */
  | { readonly kind: 'score'; readonly score: Goals; readonly half: Goals | null; readonly parts?: readonly PartScore[] }
  /** Winners of an outright; several in a dead heat. */
  | { readonly kind: 'standing'; readonly winners: readonly number[] }
  | { readonly kind: 'suspend' | 'resume' | 'finish' | 'interrupt' | 'abandon' };

/**
 * Event with its match time: milliseconds since kick-off at normal speed, half-time included. `seenAt` is when the feed
 * reports it and suspends the markets; a bet that arrives between `at` and `seenAt` is late.
 */
export type MatchEvent = Happening & { readonly at: number; readonly seenAt: number };

export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** Plan of a match, known before it starts. */
export interface Course {
  readonly gameId: number;
  readonly sport: Sport;
  readonly seed: number;
  /** Strength of the sides in the unit of the sport (`DEFAULT_RATES`); in football the expected goals. */
  readonly homeRate: number;
  readonly awayRate: number;
  /**
   * In a `scripted` match only reported events happen, including the end; used by test suites that need a known course.
   */
  readonly kind: 'natural' | 'scripted';
  /** Delay from a random event to its report by the feed, in match time at any speed. */
  readonly feedDelay: number;
}

const MINUTE_MS = 60_000;
export const HALF_MINUTES = 45;
export const HALF_TIME_MS = 15 * MINUTE_MS;

export interface Schedule {
  /** Minutes of each half, with stoppage. */
  readonly first: number;
  readonly second: number;
  readonly firstEndsAt: number;
  readonly secondStartsAt: number;
  readonly endsAt: number;
}

/** Returns the duration of the halves: 1 to 4 minutes of stoppage in the first, 2 to 6 in the second. */
export function scheduleOf({ gameId, seed }: Course): Schedule {
  const dice = diceOf('stoppage', seed, gameId);
  const first = HALF_MINUTES + 1 + dice.below(4);
  const second = HALF_MINUTES + 2 + dice.below(5);
  const firstEndsAt = first * MINUTE_MS;
  const secondStartsAt = firstEndsAt + HALF_TIME_MS;
  return { first, second, firstEndsAt, secondStartsAt, endsAt: secondStartsAt + second * MINUTE_MS };
}

const WINDOW_MS = 15 * MINUTE_MS;

/** Returns the ends of the six 15-minute windows: the third ends with the half, the sixth with the match. */
export function windowEnds({ firstEndsAt, secondStartsAt, endsAt }: Schedule): readonly number[] {
  return [WINDOW_MS, 2 * WINDOW_MS, firstEndsAt, secondStartsAt + WINDOW_MS, secondStartsAt + 2 * WINDOW_MS, endsAt];
}

/** Facts that influence the scoring of the next minute. */
export interface Situation {
  readonly score: Goals;
  readonly reds: Goals;
}

/** Returns each side's goals per minute in this minute of play (0 to 89; stoppage counts as the minute it follows). */
export function goalRates({ homeRate, awayRate }: Course, minute: number, { score, reds }: Situation): Goals {
  // Goals become more frequent towards the end; the profile averages 1 over 90 minutes and a little stoppage.
  const profile = (0.8 + (0.36 * Math.min(minute, 89)) / 89) / 0.98 / 95;
  const lead = Math.sign(score.home - score.away);
  return {
    home: homeRate * profile * 0.72 ** reds.home * 1.18 ** reds.away * (lead < 0 ? 1.08 : 1),
    away: awayRate * profile * 0.72 ** reds.away * 1.18 ** reds.home * (lead > 0 ? 1.08 : 1),
  };
}

const PENALTY_TO_KICK_MS = 40_000;
/** Share of goals scored from a penalty, if the award fits into the minute, and missed penalties per goal. */
const PENALTY_SHARE = 0.2;
const MISSED_PENALTIES = 0.02;
/** Rates of one side. */
export const CORNERS_PER_MINUTE = 0.055;
export const YELLOWS_PER_MINUTE = 0.02;
export const REDS_PER_MINUTE = 0.0009;

/**
 * Returns all events until `until`, in order: the reported ones and, unless scripted, the random ones. Each minute has
 * its own random stream and depends on the situation at its start, so a reported goal changes later minutes only
 * through the situation.
 */
export function playOut(course: Course, reported: readonly MatchEvent[], until: number): readonly MatchEvent[] {
  const known = plays.get(course);
  const play = known?.reported === reported ? known : { reported, events: playWhole(course, reported) };
  if (play !== known) plays.set(course, play);
  return play.events.filter(({ at }) => at <= until);
}

/** Cached events per match, because later events never change earlier ones. */
const plays = new WeakMap<Course, { readonly reported: readonly MatchEvent[]; readonly events: readonly MatchEvent[] }>();

function playWhole(course: Course, reported: readonly MatchEvent[]): readonly MatchEvent[] {
  const end = endOfPlay(course, reported);
  let events = inOrder(reported.filter(({ at }) => at <= end));
  if (course.kind === 'scripted') return events;
  for (const { startsAt, minute } of minutesOfPlay(scheduleOf(course))) {
    if (startsAt > end) break;
    const rolled = rollMinute(course, startsAt, minute, situationAt(events, startsAt)).filter(({ at }) => at <= end);
    if (rolled.length > 0) events = inOrder([...events, ...rolled]);
  }
  return events;
}

export function situationAt(events: readonly MatchEvent[], at: number): Situation {
  let situation: Situation = { score: { home: 0, away: 0 }, reds: { home: 0, away: 0 } };
  for (const event of events) {
    if (event.at > at) continue;
    if (event.kind === 'score') situation = { ...situation, score: event.score };
    if (event.kind === 'goal') situation = { ...situation, score: oneMore(situation.score, event.side) };
    if (event.kind === 'red-card') situation = { ...situation, reds: oneMore(situation.reds, event.side) };
  }
  return situation;
}

export function oneMore(count: Goals, side: Side): Goals {
  return side === 'home' ? { ...count, home: count.home + 1 } : { ...count, away: count.away + 1 };
}

/** Returns when random events stop: at the whistle, or earlier at a reported end. */
function endOfPlay(course: Course, reported: readonly MatchEvent[]): number {
  const whistle = course.kind === 'natural' ? scheduleOf(course).endsAt : Number.POSITIVE_INFINITY;
  const ends = reported.filter(({ kind }) => kind === 'finish' || kind === 'interrupt' || kind === 'abandon').map(({ at }) => at);
  return Math.min(whistle, ...ends);
}

/** Sorts events by time. Events at the same moment keep the order in which they were reported. */
function inOrder(events: readonly MatchEvent[]): readonly MatchEvent[] {
  return events.toSorted((left, right) => left.at - right.at);
}

/** Yields the minutes of both halves with stoppage, with the match time at which each starts. */
export function* minutesOfPlay({ first, second, secondStartsAt }: Schedule): Generator<{ startsAt: number; minute: number }> {
  for (let minute = 0; minute < first; minute += 1) yield { startsAt: minute * MINUTE_MS, minute: Math.min(minute, HALF_MINUTES - 1) };
  for (let minute = 0; minute < second; minute += 1) {
    yield { startsAt: secondStartsAt + minute * MINUTE_MS, minute: HALF_MINUTES + Math.min(minute, HALF_MINUTES - 1) };
  }
}

function rollMinute(course: Course, startsAt: number, minute: number, situation: Situation): readonly MatchEvent[] {
  const dice = diceOf('minute', course.seed, course.gameId, startsAt);
  const rates = goalRates(course, minute, situation);
  const events: MatchEvent[] = [];
  const add = (kind: 'goal' | 'penalty' | 'corner' | 'yellow-card' | 'red-card', side: Side, at: number): void => {
    events.push({ kind, side, at, seenAt: at + course.feedDelay });
  };
  for (const side of ['home', 'away'] as const) {
    const at = startsAt + dice.below(MINUTE_MS);
    const isFromSpot = dice.chance(PENALTY_SHARE) && at - startsAt >= PENALTY_TO_KICK_MS;
    if (dice.chance(rates[side])) {
      if (isFromSpot) add('penalty', side, at - PENALTY_TO_KICK_MS);
      add('goal', side, at);
    }
    if (dice.chance(rates[side] * MISSED_PENALTIES)) add('penalty', side, startsAt + dice.below(MINUTE_MS));
    if (dice.chance(CORNERS_PER_MINUTE)) add('corner', side, startsAt + dice.below(MINUTE_MS));
    if (dice.chance(YELLOWS_PER_MINUTE)) add('yellow-card', side, startsAt + dice.below(MINUTE_MS));
    if (dice.chance(REDS_PER_MINUTE)) add('red-card', side, startsAt + dice.below(MINUTE_MS));
  }
  return events;
}
