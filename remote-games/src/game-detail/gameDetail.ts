import type { Fen } from '@site/shared/money';
import type { Game, LastResult } from '../games/game';
import type { TierAmount } from '../jackpots/jackpot';

/** A part of what a venue tells of a game. */
export interface DetailSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** The first row is the head; empty without a table. */
  readonly table: readonly (readonly string[])[];
}

/** What is shown of a game before it is entered. */
export interface GameDetail {
  readonly game: Game;
  /** What one bet may be. */
  readonly limits: { readonly min: Fen; readonly max: Fen };
  /** Rules and pay tables, in the order of reading. */
  readonly sections: readonly DetailSection[];
  /** The pools that its stakes feed, the largest first. */
  readonly pools: readonly TierAmount[];
  /** The member's last rounds with real money, the newest first. */
  readonly results: readonly LastResult[];
}

/** A figure with its signs, such as `×60`, `≤ 1.608%` or `¥5.00 – ¥2,000.00`, and at most one character after it: `×60 起`. */
const FIGURE = /^[\d\s.,×¥≤%/–-]+\p{L}?$/u;

/** Whether a column of a table lines up at its end. */
export function hasOnlyFigures(cells: readonly string[]): boolean {
  return cells.every((cell) => FIGURE.test(cell));
}
