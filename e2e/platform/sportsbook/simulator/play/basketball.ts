import type { Course, Side } from '../course';
import { diceOf } from '../random';
import { clockOf, clockPart, elapsedAtMinuteOf, type ClockPlan } from './clockParts';
import { SECOND_MS, type GameModel, type Moves } from './gameModel';
import { addPoints, closePart, openPart, setSum, type Tally } from './tally';

export const BASKETBALL_PLAN: ClockPlan = {
  regular: 4,
  partMinutes: 10,
  overtimeMinutes: 5,
  breakMinutes: (part) => (part === 3 ? 10 : 2),
};

const POSSESSION_MS = 15 * SECOND_MS;
/** Possessions of each side in four quarters. */
const POSSESSIONS = 80;
/** Chances of an average possession: two points, three, or one from the line; the expected value is 1.04. */
const [TWO, THREE, ONE] = [0.34, 0.1, 0.06];
const AVERAGE = 2 * TWO + 3 * THREE + ONE;

/** Four quarters of ten minutes, then overtimes of five until one side leads. */
export const basketball: GameModel = {
  moves,
  point: (tally, side, amount) => addPoints(tally.parts.length === 0 ? openPart(tally, 'Q1') : tally, side, amount),
  setScore: (tally, score, parts) => setSum(tally, score, parts, 'Q1'),
  partName: (number) => (number <= BASKETBALL_PLAN.regular ? `Q${number}` : 'OT'),
  usualPoint: 2,
  clockAt: clockOf(BASKETBALL_PLAN),
  elapsedAtMinute: elapsedAtMinuteOf(BASKETBALL_PLAN),
};

function* moves(course: Course): Moves {
  for (let number = 1; ; number += 1) {
    const { startsAt, endsAt } = clockPart(BASKETBALL_PLAN, number);
    yield { at: startsAt, become: (tally) => beginQuarter(tally, number) };
    if (course.kind === 'natural') yield* possessions(course, number, startsAt, endsAt);
    else if (number === BASKETBALL_PLAN.regular) return;
    const { isOver } = yield { at: endsAt, become: (tally) => endQuarter(tally, number) };
    if (isOver) return;
  }
}

function* possessions(course: Course, quarter: number, startsAt: number, endsAt: number): Moves {
  for (let slot = 0; startsAt + (slot + 1) * POSSESSION_MS <= endsAt; slot += 1) {
    const dice = diceOf('possession', course.seed, course.gameId, quarter, slot);
    const side: Side = slot % 2 === quarter % 2 ? 'home' : 'away';
    const share = (side === 'home' ? course.homeRate : course.awayRate) / POSSESSIONS / AVERAGE;
    const points = pointsOf(dice.next(), share);
    if (points > 0)
      yield { at: startsAt + slot * POSSESSION_MS + dice.below(POSSESSION_MS), become: (tally) => addPoints(tally, side, points) };
  }
}

function pointsOf(fallen: number, share: number): number {
  if (fallen < TWO * share) return 2;
  if (fallen < (TWO + THREE) * share) return 3;
  return fallen < (TWO + THREE + ONE) * share ? 1 : 0;
}

/** Opens a quarter, unless a reported score already contains it. */
function beginQuarter(tally: Tally, number: number): Tally {
  return tally.parts.length >= number ? tally : openPart(tally, basketball.partName(number));
}

/** Closes a quarter. All overtimes count as one part. */
function endQuarter(tally: Tally, number: number): Tally {
  const isLevel = tally.score.home === tally.score.away;
  if (number < BASKETBALL_PLAN.regular) return closePart(tally);
  return isLevel ? { ...tally, isPartOpen: number > BASKETBALL_PLAN.regular } : { ...closePart(tally), isOver: true };
}
