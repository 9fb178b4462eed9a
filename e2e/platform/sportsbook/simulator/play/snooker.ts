import type { Course, Side } from '../course';
import { diceOf } from '../random';
import { MINUTE_MS, SECOND_MS, type GameModel, type Moves } from './gameModel';
import { beginSet, setSets, winSet, type SetRules } from './sets';
import { addToPart, lastPart, otherSide, type Tally } from './tally';

/**
 * Rules of a match of frames. A frame ends without a target of points; in reported parts the side with the higher score
 * has won.
 */
export const SNOOKER_FRAMES: SetRules = { toWin: 5, letter: 'F', isWon: ({ home, away }) => home !== away, usual: [72, 35] };

const BREAK_MS = 2 * MINUTE_MS;
/** Lowest score of the winner of a frame; the loser stays below it. */
const WINNING_POINTS = 65;

/** Best of nine frames. */
export const snooker: GameModel = {
  moves,
  // A reported point stands for the frame.
  point: (tally, side, amount) => {
    let after = tally;
    for (let won = 0; won < amount && !after.isOver; won += 1) after = takeFrame(after, side);
    return after;
  },
  setScore: (tally, score, parts) => setSets(SNOOKER_FRAMES, tally, score, parts),
  partName: (number) => `F${number}`,
  usualPoint: 1,
  clockAt: null,
  elapsedAtMinute: (minute) => minute * MINUTE_MS,
};

function* moves(course: Course): Moves {
  let at = 0;
  let tally = yield { at, become: (now) => beginSet(SNOOKER_FRAMES, now) };
  if (course.kind === 'scripted') return;
  for (let number = 1; !tally.isOver; number += 1) {
    if (!tally.isPartOpen) {
      at += BREAK_MS;
      tally = yield { at, become: (now) => beginSet(SNOOKER_FRAMES, now) };
    }
    const frame = tally.parts.length;
    for (const { side, points, takesMs, isLast } of visitsOf(course, number)) {
      at += takesMs;
      tally = yield { at, become: (now) => visit(now, frame, side, points, isLast) };
      if (tally.parts.length !== frame || !tally.isPartOpen) break;
    }
  }
}

interface Visit {
  readonly side: Side;
  readonly points: number;
  readonly takesMs: number;
  readonly isLast: boolean;
}

/** Returns the visits of a frame. The players alternate; the winner is drawn first and pots the last ball. */
function visitsOf({ seed, gameId, homeRate }: Course, number: number): readonly Visit[] {
  const dice = diceOf('frame', seed, gameId, number);
  const winner: Side = dice.chance(homeRate) ? 'home' : 'away';
  const visits = 4 + dice.below(4);
  const [won, lost] = [WINNING_POINTS + dice.below(50), dice.below(WINNING_POINTS - 5)];
  return Array.from({ length: 2 * visits }, (_, index): Visit => {
    const isWinners = index % 2 === 1;
    const [total, turn] = [isWinners ? won : lost, Math.floor(index / 2)];
    return {
      side: isWinners ? winner : otherSide(winner),
      points: Math.round((total * (turn + 1)) / visits) - Math.round((total * turn) / visits),
      takesMs: 50 * SECOND_MS + dice.below(70 * SECOND_MS),
      isLast: index === 2 * visits - 1,
    };
  });
}

/** Adds a visit, unless a reported event has ended the frame meanwhile. */
function visit(tally: Tally, frame: number, side: Side, points: number, isLast: boolean): Tally {
  if (tally.parts.length !== frame || !tally.isPartOpen) return tally;
  const after = points === 0 ? tally : addToPart(tally, side, points);
  return isLast ? winSet(SNOOKER_FRAMES, after, side) : after;
}

function takeFrame(tally: Tally, side: Side): Tally {
  const open = beginSet(SNOOKER_FRAMES, tally);
  const { home, away } = lastPart(open);
  const missing = Math.max(WINNING_POINTS, Math.max(home, away) + 1) - (side === 'home' ? home : away);
  return winSet(SNOOKER_FRAMES, addToPart(open, side, missing), side);
}
