import type { MatchResult } from '../settlement/gradeSelection';
import type { Course } from '../simulator/course';
import type { MatchState } from '../simulator/matchState';
import { INNING_MS, INNINGS } from '../simulator/play/baseball';
import { GAME_MODELS } from '../simulator/play/models';
import { createPlay } from '../simulator/play/playOn';
import { addPoints, closePart, NOTHING_PLAYED, openPart, type Tally } from '../simulator/play/tally';
import { diceOf, type Dice } from '../simulator/random';
import type { PlayedSport } from '../simulator/sport';
import { resultOf } from './simulatedMatch';

const MOST_SAMPLES = 400;

/**
 * Yields possible endings, by the rules, of a match of any sport except football: one-sided ones first, then
 * increasingly random ones.
 */
export function* playedEndings(course: Course, state: MatchState): Generator<MatchResult, void> {
  const sport = course.sport as PlayedSport;
  const tally = state.tally ?? NOTHING_PLAYED;
  const end = (tallyAfter: Tally): MatchResult => endedIn(course, state, tallyAfter);
  if (sport === 'BS' && tally.parts.length >= INNINGS - 1 && !tally.isOver) yield end(grandSlam(tally));
  for (let number = 0; number < MOST_SAMPLES; number += 1) {
    // In every fourth ending hardly anything is scored.
    const drawn = diceOf('ending', course.gameId, state.elapsed, number);
    const dice: Dice = number % 4 === 1 ? { ...drawn, below: (sides) => drawn.below(Math.min(sides, 2)) } : drawn;
    // The share of one side: first all for one side, then all for the other, then values between.
    const share = number < 2 ? number : number < 4 ? ([0.02, 0.98][number - 2] ?? 0.5) : number % 3 === 0 ? 0.5 : dice.next();
    yield end(playOn(sport, course, state, tally, dice, share));
  }
}

function playOn(sport: PlayedSport, course: Course, state: MatchState, tally: Tally, dice: Dice, share: number): Tally {
  switch (sport) {
    case 'BK':
      return quarters(tally, dice, share);
    case 'OP':
      return periods(tally, dice, share);
    case 'BS':
      return innings(tally, dice, share, course.kind === 'natural' ? state.elapsed : 0);
    default: {
      let after = tally;
      while (!after.isOver) after = GAME_MODELS[sport].point(after, dice.chance(share) ? 'home' : 'away', 1);
      return after;
    }
  }
}

/** Returns one side's points in the rest of a part: few, usual or very many. */
function someOf(dice: Dice, share: number, few: number, many: number): number {
  if (!dice.chance(Math.min(1, 2 * share))) return 0;
  return dice.chance(0.5) ? dice.below(few) : dice.below(many);
}

function scored(tally: Tally, home: number, away: number): Tally {
  return addPoints(addPoints(tally, 'home', home), 'away', away);
}

/** Plays four quarters, then overtimes, which are one part, until one side leads. */
function quarters(from: Tally, dice: Dice, share: number): Tally {
  let tally = from;
  while (!tally.isOver) {
    tally = openPart(tally, tally.parts.length < 4 ? `Q${tally.parts.length + 1}` : 'OT');
    tally = scored(tally, someOf(dice, share, 3, 60), someOf(dice, 1 - share, 3, 60));
    const isLevel = tally.score.home === tally.score.away;
    if (tally.parts.length < 4 || (isLevel && tally.parts.length === 4)) tally = closePart(tally);
    else if (!isLevel) tally = { ...closePart(tally), isOver: true };
    else tally = scored(tally, share >= 0.5 ? 1 : 0, share >= 0.5 ? 0 : 1);
    if (tally.parts.length > 4 && tally.score.home !== tally.score.away) tally = { ...closePart(tally), isOver: true };
  }
  return tally;
}

/** Plays three periods, then the deciding goal if the match is level. */
function periods(from: Tally, dice: Dice, share: number): Tally {
  let tally = from;
  while (!tally.isOver && (tally.isPartOpen || tally.parts.length < 3)) {
    if (tally.parts.length === 4) break;
    tally = closePart(scored(openPart(tally, `P${tally.parts.length + 1}`), someOf(dice, share, 2, 9), someOf(dice, 1 - share, 2, 9)));
  }
  if (tally.isOver || tally.score.home !== tally.score.away) return { ...tally, isOver: true };
  return GAME_MODELS.OP.point(openPart(tally, 'OT'), dice.chance(share) ? 'home' : 'away', 1);
}

/**
 * Plays nine innings, and more until one side leads. The visitors bat first; the run that puts the home side ahead in
 * the last inning ends the match.
 */
function innings(from: Tally, dice: Dice, share: number, elapsed: number): Tally {
  let tally = from;
  while (!tally.isOver) {
    const isRunning = tally.isPartOpen;
    tally = openPart(tally, `I${tally.parts.length + 1}`);
    const number = tally.parts.length;
    const isAwayDone = isRunning && elapsed >= (number - 0.5) * INNING_MS;
    if (!isAwayDone) tally = addPoints(tally, 'away', someOf(dice, 1 - share, 2, 9));
    if (number >= INNINGS && tally.score.home > tally.score.away) return { ...closePart(tally), isOver: true };
    const needed = tally.score.away - tally.score.home + 1 + dice.below(4);
    const runs = someOf(dice, share, 2, 9);
    tally = closePart(addPoints(tally, 'home', number >= INNINGS ? Math.min(runs, needed) : runs));
    if (number >= INNINGS && tally.score.home !== tally.score.away) tally = { ...tally, isOver: true };
  }
  return tally;
}

/** Lets the visitors draw level in their half of the inning, then ends the match with one hit of four runs. */
function grandSlam(tally: Tally): Tally {
  const { home, away } = tally.score;
  const open = openPart(tally, `I${tally.parts.length + 1}`);
  return { ...closePart(scored(open, 4, Math.max(0, home - away))), isOver: true };
}

/** Returns the result that the simulator reaches from here with another seed. */
export function playedSample(course: Course, state: MatchState, seed: number): MatchResult {
  const drawn = { seed: course.seed };
  const other = {
    ...course,
    get seed() {
      return drawn.seed;
    },
  };
  const play = createPlay(GAME_MODELS[course.sport as PlayedSport], other, []);
  play(state.elapsed);
  drawn.seed = seed;
  const last = play(Number.POSITIVE_INFINITY).at(-1);
  return endedIn(course, state, last?.tally ?? NOTHING_PLAYED);
}

function endedIn(course: Course, state: MatchState, tally: Tally): MatchResult {
  const { score, parts } = tally;
  return resultOf(course, { ...state, period: 'finished', tally, score, parts, partsOver: parts.length });
}
