import type { Course, Goals } from '../course';
import { diceOf } from '../random';
import { MINUTE_MS, SECOND_MS, type GameModel, type Moves } from './gameModel';
import { beginSet, setSets, winSet, type SetRules } from './sets';
import { addToPart, lastPart, type Tally } from './tally';

interface RallyGame {
  readonly rules: SetRules;
  /** Time from one rally to the next: a minimum, and the range of a random addition. */
  readonly rallyMs: readonly [least: number, more: number];
  readonly breakMs: number;
}

/** Returns the rule that wins a set: the target of the set with this number, and a lead of two. */
function untilTwoAhead(target: (number: number) => number): SetRules['isWon'] {
  return ({ home, away }, number) => Math.max(home, away) >= target(number) && Math.abs(home - away) >= 2;
}

export const VOLLEYBALL_SETS: SetRules & { readonly target: (number: number) => number } = {
  toWin: 3,
  letter: 'S',
  target: (number) => (number === 5 ? 15 : 25),
  isWon: untilTwoAhead((number) => (number === 5 ? 15 : 25)),
  usual: [25, 20],
};

export const TABLE_TENNIS_SETS: SetRules & { readonly target: (number: number) => number } = {
  toWin: 3,
  letter: 'S',
  target: () => 11,
  isWon: untilTwoAhead(() => 11),
  usual: [11, 7],
};

/** Best of five sets to 25 points, the fifth to 15. */
export const volleyball = rallyModel({ rules: VOLLEYBALL_SETS, rallyMs: [22 * SECOND_MS, 16 * SECOND_MS], breakMs: 3 * MINUTE_MS });
/** Best of five sets to 11 points. */
export const tableTennis = rallyModel({ rules: TABLE_TENNIS_SETS, rallyMs: [16 * SECOND_MS, 16 * SECOND_MS], breakMs: MINUTE_MS });

function rallyModel({ rules, rallyMs: [least, more], breakMs }: RallyGame): GameModel {
  const rally = (tally: Tally, isHome: boolean): Tally => {
    const side = isHome ? 'home' : 'away';
    const after = addToPart(beginSet(rules, tally), side);
    return rules.isWon(lastPart(after), after.parts.length) ? winSet(rules, after, side) : after;
  };

  function* moves(course: Course): Moves {
    let at = 0;
    let tally = yield { at, become: (now) => beginSet(rules, now) };
    if (course.kind === 'scripted') return;
    for (let number = 0; !tally.isOver; number += 1) {
      if (!tally.isPartOpen) {
        at += breakMs;
        yield { at, become: (now) => beginSet(rules, now) };
      }
      const dice = diceOf('rally', course.seed, course.gameId, number);
      const isHome = dice.chance(course.homeRate);
      at += least + dice.below(more);
      tally = yield { at, become: (now) => rally(now, isHome) };
    }
  }

  return {
    moves,
    point: (tally, side, amount) => {
      let after = tally;
      for (let scored = 0; scored < amount && !after.isOver; scored += 1) after = rally(after, side === 'home');
      return after;
    },
    setScore: (tally, score: Goals, parts) => setSets(rules, tally, score, parts),
    partName: (number) => `S${number}`,
    usualPoint: 1,
    clockAt: null,
    elapsedAtMinute: (minute) => minute * MINUTE_MS,
  };
}
