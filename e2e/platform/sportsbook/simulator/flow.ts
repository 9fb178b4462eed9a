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

/** How play went in one minute that is over: what each side did in it. */
export interface MinuteOfFlow {
  /** Minute on the board's clock in which it was, from 1 on; in stoppage it counts on. */
  readonly minute: number;
  /** How hard each side pressed, from 0 on. */
  readonly pressure: Goals;
}

/** How play has gone so far, by the minutes that are over. */
export interface Flow {
  readonly minutes: readonly MinuteOfFlow[];
  /** Of the time, in percent: together 100. */
  readonly possession: Goals;
  readonly attacks: Goals;
  readonly shots: Goals;
  /** Of the shots, with every goal among them. */
  readonly onTarget: Goals;
}

const MINUTE_MS = 60_000;
/** Attacks that a side of middling strength could make in a minute, and how likely each is made, becomes a shot, and one on target. */
const ATTACKS_PER_MINUTE = 2;
const ATTACK_SHARE = 0.5;
const SHOT_SHARE = 0.11;
const ON_TARGET_SHARE = 0.36;
/** Points of pressure. */
const [BY_ATTACK, BY_SHOT, BY_GOAL] = [1, 2, 3];

/**
 * How a natural match of football has gone until `until`, from its seed and from what happened in it: never ahead of the feed, because a minute counts
 * when it is over. Null of a scripted match, in which only what is reported happens.
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

/** What one side does in a minute. @param strength its share of the match, of 1 */
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

/** The minutes of play with what the board's clock shows at their end. */
function* clockedMinutes(course: Course): Generator<{ startsAt: number; minute: number; clock: number }> {
  const schedule = scheduleOf(course);
  for (const { startsAt, minute } of minutesOfPlay(schedule)) {
    const isSecond = startsAt >= schedule.secondStartsAt;
    const passed = Math.round((startsAt - (isSecond ? schedule.secondStartsAt : 0)) / MINUTE_MS) + 1;
    yield { startsAt, minute, clock: passed + (isSecond ? HALF_MINUTES : 0) };
  }
}
