import type { Course, Goals, Side } from '../course';
import { diceOf } from '../random';
import { MINUTE_MS, SECOND_MS, type GameModel, type Moves } from './gameModel';
import { beginSet, setSets, winSet, type SetRules } from './sets';
import { addToPart, lastPart, LEVEL, otherSide, plus, type Tally } from './tally';

export const TENNIS_SETS: SetRules = {
  toWin: 2,
  letter: 'S',
  isWon: ({ home, away }) => {
    const [most, least] = [Math.max(home, away), Math.min(home, away)];
    return (most === 6 && least <= 4) || (most === 7 && least <= 6 && least >= 5);
  },
  usual: [6, 4],
};

const [LEAST_MS, MORE_MS] = [24 * SECOND_MS, 24 * SECOND_MS];
const BREAK_MS = 2 * MINUTE_MS;

/** Best of three sets with a tie-break at 6-6. */
export const tennis: GameModel = {
  moves,
  point: (tally, side, amount) => {
    let after = tally;
    for (let scored = 0; scored < amount && !after.isOver; scored += 1) after = rally(after, side);
    return after;
  },
  setScore: (tally, score, parts) => setSets(TENNIS_SETS, tally, score, parts),
  partName: (number) => `S${number}`,
  usualPoint: 1,
  clockAt: null,
  elapsedAtMinute: (minute) => minute * MINUTE_MS,
};

function* moves(course: Course): Moves {
  let at = 0;
  let tally = yield { at, become: (now) => beginSet(TENNIS_SETS, now) };
  if (course.kind === 'scripted') return;
  for (let number = 0; !tally.isOver; number += 1) {
    if (!tally.isPartOpen) {
      at += BREAK_MS;
      yield { at, become: (now) => beginSet(TENNIS_SETS, now) };
    }
    const dice = diceOf('rally', course.seed, course.gameId, number);
    const fallen = dice.next();
    at += LEAST_MS + dice.below(MORE_MS);
    tally = yield { at, become: (now) => rally(now, fallen < homeShare(course, now) ? 'home' : 'away') };
  }
}

/** Returns the chance that the home side wins the next point. */
function homeShare({ homeRate, awayRate }: Pick<Course, 'homeRate' | 'awayRate'>, tally: Tally): number {
  return pointServer(tally) === 'home' ? homeRate : 1 - awayRate;
}

export function isTieBreak(set: Goals): boolean {
  return set.home === 6 && set.away === 6;
}

/**
 * Returns the server of the next point. In a tie-break the serve changes after the first point and then after every
 * second.
 */
export function pointServer(tally: Tally): Side {
  const played = tally.game.home + tally.game.away;
  const isChanged = isTieBreak(lastPart(tally)) && Math.ceil(played / 2) % 2 === 1;
  return isChanged ? otherSide(tally.server) : tally.server;
}

function rally(tally: Tally, side: Side): Tally {
  const open = beginSet(TENNIS_SETS, tally);
  const game = plus(open.game, side);
  const target = isTieBreak(lastPart(open)) ? 7 : 4;
  if (game[side] < target || Math.abs(game.home - game.away) < 2) return { ...open, game };
  const after = addToPart({ ...open, game: LEVEL, server: otherSide(open.server) }, side);
  return TENNIS_SETS.isWon(lastPart(after), after.parts.length) ? winSet(TENNIS_SETS, after, side) : after;
}
