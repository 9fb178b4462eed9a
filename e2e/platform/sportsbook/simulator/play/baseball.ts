import type { Course, Side } from '../course';
import { diceOf } from '../random';
import { MINUTE_MS, SECOND_MS, type GameModel, type Moves } from './gameModel';
import { addPoints, closePart, openPart, setSum, type Tally } from './tally';

export const INNINGS = 9;
const BATTERS = 5;
const BATTER_MS = 90 * SECOND_MS;
const CHANGE_MS = 2 * MINUTE_MS;
/** Factor for runs in extra innings, where a runner starts on second base. */
const EXTRA_PACE = 1.8;
/** Share of runs that come one at a time; the others come in pairs. */
const SINGLE_RUNS = 0.62;

/** Nine innings in which the visitors bat first; then extra innings until one of them decides. */
export const baseball: GameModel = {
  moves,
  point: (tally, side, amount) => addPoints(tally.parts.length === 0 ? openPart(tally, 'I1') : tally, side, amount),
  setScore: (tally, score, parts) => setSum(tally, score, parts, 'I1'),
  partName: (number) => `I${number}`,
  usualPoint: 1,
  clockAt: null,
  elapsedAtMinute: (minute) => minute * MINUTE_MS,
};

/** Time from the first pitch of an inning to that of the next. */
export const INNING_MS = 2 * (BATTERS * BATTER_MS + CHANGE_MS);

function* moves(course: Course): Moves {
  for (let number = 1; ; number += 1) {
    const startsAt = (number - 1) * INNING_MS;
    yield { at: startsAt, become: (tally) => (tally.parts.length >= number ? tally : openPart(tally, `I${number}`)) };
    if (course.kind === 'scripted') return;
    yield* batting(course, number, 'away', startsAt);
    const turnsAt = startsAt + INNING_MS / 2;
    // The home side need not bat when it leads after the top of the ninth inning.
    const afterTop = yield { at: turnsAt - CHANGE_MS, become: (tally) => decide(tally, number, tally.score.home > tally.score.away) };
    if (afterTop.isOver) return;
    yield* batting(course, number, 'home', turnsAt);
    const after = yield {
      at: turnsAt + BATTERS * BATTER_MS,
      become: (tally) => decide(closePart(tally), number, tally.score.home !== tally.score.away),
    };
    if (after.isOver) return;
  }
}

function* batting(course: Course, inning: number, side: Side, startsAt: number): Moves {
  const rate = side === 'home' ? course.homeRate : course.awayRate;
  const share = (rate / INNINGS / BATTERS) * (inning > INNINGS ? EXTRA_PACE : 1);
  for (let batter = 0; batter < BATTERS; batter += 1) {
    const dice = diceOf('batter', course.seed, course.gameId, inning, side, batter);
    const fallen = dice.next();
    const runs = fallen < SINGLE_RUNS * share ? 1 : fallen < (SINGLE_RUNS + (1 - SINGLE_RUNS) / 2) * share ? 2 : 0;
    if (runs === 0) continue;
    const { isOver } = yield {
      at: startsAt + batter * BATTER_MS + dice.below(BATTER_MS),
      become: (tally) => {
        const after = addPoints(tally, side, runs);
        // The run that puts the home side ahead in the last half inning ends the match.
        return side === 'home' ? decide(after, inning, after.score.home > after.score.away) : after;
      },
    };
    if (isOver) return;
  }
}

function decide(tally: Tally, inning: number, isDecided: boolean): Tally {
  return inning >= INNINGS && isDecided ? { ...closePart(tally), isOver: true } : tally;
}
