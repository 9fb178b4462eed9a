import type { Course } from '../course';
import { diceOf } from '../random';
import { clockOf, clockPart, elapsedAtMinuteOf, type ClockPlan } from './clockParts';
import { MINUTE_MS, type GameModel, type Moves } from './gameModel';
import { addPoints, closePart, openPart, setSum, type Tally } from './tally';

export const ICE_HOCKEY_PLAN: ClockPlan = {
  regular: 3,
  partMinutes: 20,
  overtimeMinutes: 5,
  breakMinutes: (part) => (part === 4 ? 3 : 15),
};

const OVERTIME = ICE_HOCKEY_PLAN.regular + 1;
/** Factor for goals in overtime: three against three have more room. */
const OVERTIME_PACE = 1.6;
const SHOOT_OUT_MS = 4 * MINUTE_MS;

/**
 * Three periods of twenty minutes; then an overtime of five in which the first goal decides; then a shoot-out, whose
 * winner gets one goal.
 */
export const iceHockey: GameModel = {
  moves,
  point: (tally, side, amount) => {
    const after = addPoints(tally.parts.length === 0 ? openPart(tally, 'P1') : tally, side, amount);
    return tally.parts.length === OVERTIME ? { ...closePart(after), isOver: true } : after;
  },
  setScore: (tally, score, parts) => setSum(tally, score, parts, 'P1'),
  partName: (number) => (number < OVERTIME ? `P${number}` : 'OT'),
  usualPoint: 1,
  clockAt: clockOf(ICE_HOCKEY_PLAN),
  elapsedAtMinute: elapsedAtMinuteOf(ICE_HOCKEY_PLAN),
};

function* moves(course: Course): Moves {
  for (let number = 1; number <= OVERTIME; number += 1) {
    const { startsAt, endsAt } = clockPart(ICE_HOCKEY_PLAN, number);
    yield { at: startsAt, become: (tally) => beginPeriod(tally, number) };
    if (course.kind === 'natural') yield* minutes(course, number, startsAt, endsAt);
    else if (number === ICE_HOCKEY_PLAN.regular) return;
    const { isOver } = yield { at: endsAt, become: (tally) => endPeriod(tally, number) };
    if (isOver) return;
  }
  const dice = diceOf('shoot-out', course.seed, course.gameId);
  const side = dice.chance(course.homeRate / (course.homeRate + course.awayRate)) ? 'home' : 'away';
  yield { at: clockPart(ICE_HOCKEY_PLAN, OVERTIME).endsAt + SHOOT_OUT_MS, become: (tally) => iceHockey.point(tally, side, 1) };
}

function* minutes(course: Course, period: number, startsAt: number, endsAt: number): Moves {
  for (let at = startsAt; at < endsAt; at += MINUTE_MS) {
    const dice = diceOf('shift', course.seed, course.gameId, at);
    const pace = (period === OVERTIME ? OVERTIME_PACE : 1) / 60;
    const [fallen, moment] = [dice.next(), at + dice.below(MINUTE_MS)];
    const isHome = fallen < course.homeRate * pace;
    if (!isHome && fallen >= (course.homeRate + course.awayRate) * pace) continue;
    const { isOver } = yield { at: moment, become: (tally) => iceHockey.point(tally, isHome ? 'home' : 'away', 1) };
    if (isOver) return;
  }
}

function beginPeriod(tally: Tally, number: number): Tally {
  return tally.parts.length >= number ? tally : openPart(tally, iceHockey.partName(number));
}

function endPeriod(tally: Tally, number: number): Tally {
  const isDecided = number >= ICE_HOCKEY_PLAN.regular && tally.score.home !== tally.score.away;
  // The overtime part stays open, because the shoot-out belongs to it.
  return { ...(number === OVERTIME ? tally : closePart(tally)), isOver: isDecided || tally.isOver };
}
