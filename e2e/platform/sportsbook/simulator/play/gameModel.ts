import type { Course, Goals, PartScore, Side } from '../course';
import type { Tally } from './tally';

/** Planned change of the tally at a match time. */
export interface Move {
  readonly at: number;
  readonly become: (tally: Tally) => Tally;
}

/** Moves of a match in order; each `yield` returns the tally at that moment, including reported events. */
export type Moves = Generator<Move, void, Tally>;

/** Rules and simulation of a sport. */
export interface GameModel {
  /**
   * Generates the moves of a match. In a scripted match only the clock moves: it starts and ends the parts, nothing is
   * scored, and the last part continues until the reported end.
   */
  readonly moves: (course: Course) => Moves;
  /** Adds points by the rules, including the game, set or match that they decide. */
  readonly point: (tally: Tally, side: Side, amount: number) => Tally;
  /** Sets the reported score of the match, with its parts if they were reported. */
  readonly setScore: (tally: Tally, score: Goals, parts: readonly PartScore[] | undefined) => Tally;
  /** Returns the name of a part by its number, from 1. */
  readonly partName: (number: number) => string;
  /** Value of a reported `point` without an amount. */
  readonly usualPoint: number;
  /** Returns the seconds on the match clock; null when the sport has none. */
  readonly clockAt: ((elapsed: number) => number) | null;
  /** Returns the match time of a minute of play, at which a test suite starts a match. */
  readonly elapsedAtMinute: (minute: number) => number;
}

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
