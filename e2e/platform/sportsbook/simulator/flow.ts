import {
  goalRates,
  HALF_MINUTES,
  minutesOfPlay,
  playOut,
  scheduleOf,
  situationAt,
  type Course,
  type Goals,
  type MatchEvent,
  type Side,
} from './course';
import { diceOf, type Dice } from './random';

/** Play of both sides in one finished minute. */
export interface MinuteOfFlow {
  /** Minute on the board's clock, from 1; stoppage continues the count. */
  readonly minute: number;
  /** Pressure of each side, from 0. */
  readonly pressure: Goals;
}

/** Flow of play so far, by finished minutes. */
export interface Flow {
  readonly minutes: readonly MinuteOfFlow[];
  /** Share of the time in percent; both sides add up to 100. */
  readonly possession: Goals;
  readonly attacks: Goals;
  readonly shots: Goals;
  /** Shots on target, including every goal. */
  readonly onTarget: Goals;
}

const MINUTE_MS = 60_000;
/**
 * Possible attacks per minute, and for a side of average strength the shares that happen, become a shot, and are on
 * target.
 */
const ATTACKS_PER_MINUTE = 2;
const ATTACK_SHARE = 0.5;
const SHOT_SHARE = 0.11;
const ON_TARGET_SHARE = 0.36;
/** Points of pressure per attack, shot and goal. */
const [BY_ATTACK, BY_SHOT, BY_GOAL] = [1, 2, 3];

/**
 * Returns the flow of a natural football match until `until`, from its seed and its events. A minute counts only when
 * it is over, so the flow is never ahead of the feed. Null for a scripted match, where only reported events happen.
 */
export function flowOf(course: Course, reported: readonly MatchEvent[], until: number): Flow | null {
  if (course.kind === 'scripted') return null;
  const events = playOut(course, reported, until);
  const minutes: MinuteOfFlow[] = [];
  let [attacks, shots, onTarget, time] = [NONE, NONE, NONE, NONE];
  for (const { startsAt, minute, clock } of clockedMinutes(course)) {
    const endsAt = startsAt + MINUTE_MS;
    if (endsAt > until) break;
    const dice = diceOf('flow', course.seed, course.gameId, startsAt);
    const rates = goalRates(course, minute, situationAt(events, startsAt));
    const scored = events.filter((event) => event.kind === 'goal' && event.at >= startsAt && event.at < endsAt);
    const share = rates.home / (rates.home + rates.away);
    const goals = { home: goalsOf(scored, 'home'), away: goalsOf(scored, 'away') };
    const made = { home: attacksOf(dice, share, goals.home), away: attacksOf(dice, 1 - share, goals.away) };
    attacks = sum(attacks, { home: made.home.attacks, away: made.away.attacks });
    shots = sum(shots, { home: made.home.shots, away: made.away.shots });
    onTarget = sum(onTarget, { home: made.home.onTarget, away: made.away.onTarget });
    const held = Math.min(0.9, Math.max(0.1, share + (dice.next() - 0.5) * 0.5));
    time = sum(time, { home: held, away: 1 - held });
    minutes.push({ minute: clock, pressure: { home: made.home.pressure, away: made.away.pressure } });
  }
  const home = minutes.length === 0 ? 50 : Math.round((100 * time.home) / minutes.length);
  return { minutes, possession: { home, away: 100 - home }, attacks, shots, onTarget };
}

/**
 * Simulates one side for a minute.
 *
 * @param strength share of the side in the match, from 0 to 1
 */
function attacksOf(dice: Dice, strength: number, goals: number): { attacks: number; shots: number; onTarget: number; pressure: number } {
  const count = (tries: number, chance: number): number => Array.from({ length: tries }, () => dice.chance(chance)).filter(Boolean).length;
  const attacks = Math.max(count(ATTACKS_PER_MINUTE, ATTACK_SHARE * 2 * strength), goals);
  const missed = count(attacks, SHOT_SHARE);
  const saved = count(missed, ON_TARGET_SHARE);
  return {
    attacks,
    shots: missed + goals,
    onTarget: saved + goals,
    pressure: attacks * BY_ATTACK + missed * BY_SHOT + goals * BY_GOAL,
  };
}

function goalsOf(events: readonly MatchEvent[], side: Side): number {
  return events.filter((event) => event.kind === 'goal' && event.side === side).length;
}

const NONE: Goals = { home: 0, away: 0 };

function sum(one: Goals, other: Goals): Goals {
  return { home: one.home + other.home, away: one.away + other.away };
}

/** Yields the minutes of play with the board's clock at their end. */
function* clockedMinutes(course: Course): Generator<{ startsAt: number; minute: number; clock: number }> {
  const schedule = scheduleOf(course);
  for (const { startsAt, minute } of minutesOfPlay(schedule)) {
    const isSecond = startsAt >= schedule.secondStartsAt;
    const passed = Math.round((startsAt - (isSecond ? schedule.secondStartsAt : 0)) / MINUTE_MS) + 1;
    yield { startsAt, minute, clock: passed + (isSecond ? HALF_MINUTES : 0) };
  }
}
