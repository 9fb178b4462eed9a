import type { Course, Goals, PartScore, Side } from '../course';
import type { Tally } from './tally';

/** Something that happens by itself: at this match time the tally becomes another. */
export interface Move {
  readonly at: number;
  readonly become: (tally: Tally) => Tally;
}

/** What happens in a match, one thing after the other; each `yield` gives back the tally as it then is, with whatever was told. */
export type Moves = Generator<Move, void, Tally>;

/** The rules of a sport and how it is played out by the dice. */
export interface GameModel {
  /**
   * In a scripted match only the clock moves: parts begin and end by it, nothing is scored, and the last of them goes on until the end
   * is told.
   */
  readonly moves: (course: Course) => Moves;
  /** So many points by the rules: whatever they decide (a game, a set, the match) is decided. */
  readonly point: (tally: Tally, side: Side, amount: number) => Tally;
  /** The score of the match as told, with its parts where they were told too. */
  readonly setScore: (tally: Tally, score: Goals, parts: readonly PartScore[] | undefined) => Tally;
  /** Name of a part, from 1. */
  readonly partName: (number: number) => string;
  /** What a told `point` without an amount is worth. */
  readonly usualPoint: number;
  /** Seconds on the match clock; null where the sport has none. */
  readonly clockAt: ((elapsed: number) => number) | null;
  /** Match time at which a match of a suite stands in this minute of play. */
  readonly elapsedAtMinute: (minute: number) => number;
}

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
