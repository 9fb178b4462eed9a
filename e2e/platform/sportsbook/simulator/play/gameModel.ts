import type { Course, Goals, PartScore, Side } from '../course';
import type { Tally } from './tally';

/** A change of the tally at this match time, by the plan of the match. */
export interface Move {
  readonly at: number;
  readonly become: (tally: Tally) => Tally;
}

/** The moves of a match in order; each `yield` returns the tally at that moment, reported events included. */
export type Moves = Generator<Move, void, Tally>;

/** The rules of a sport and how it is simulated. */
export interface GameModel {
  /**
   * In a scripted match only the clock moves: parts begin and end by it, nothing is scored, and the last of them goes on until the
   * reported end.
   */
  readonly moves: (course: Course) => Moves;
  /** Adds points by the rules, including the game, set or match that they decide. */
  readonly point: (tally: Tally, side: Side, amount: number) => Tally;
  /** Sets the score of the match as reported, with its parts where they were reported too. */
  readonly setScore: (tally: Tally, score: Goals, parts: readonly PartScore[] | undefined) => Tally;
  /** Name of a part, from 1. */
  readonly partName: (number: number) => string;
  /** What a reported `point` without an amount is worth. */
  readonly usualPoint: number;
  /** Seconds on the match clock; null where the sport has none. */
  readonly clockAt: ((elapsed: number) => number) | null;
  /** Match time at which a match of a suite is in this minute of play. */
  readonly elapsedAtMinute: (minute: number) => number;
}

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
