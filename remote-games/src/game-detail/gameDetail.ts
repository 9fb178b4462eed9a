import type { Fen } from '@site/shared/money';
import type { Game, LastResult } from '../games/game';
import type { TierAmount } from '../jackpots/jackpot';

/** Section of a venue's description of a game. */
export interface DetailSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** Rows of a table, header first; empty without a table. */
  readonly table: readonly (readonly string[])[];
}

/** Details of a game shown before it is entered. */
export interface GameDetail {
  readonly game: Game;
  readonly limits: { readonly min: Fen; readonly max: Fen };
  /** Rules and pay tables in reading order. */
  readonly sections: readonly DetailSection[];
  /** Jackpots fed by its stakes, largest first. */
  readonly pools: readonly TierAmount[];
  /** Member's last rounds with real money, newest first. */
  readonly results: readonly LastResult[];
}

/**
 * Number with its symbols, such as `×60`, `≤ 1.608%` or `¥5.00 – ¥2,000.00`, followed by at most one letter: `×60 起`.
 */
const FIGURE = /^[\d\s.,×¥≤%/–-]+\p{L}?$/u;

/** Returns true when a column contains only numbers and should be right-aligned. */
export function hasOnlyFigures(cells: readonly string[]): boolean {
  return cells.every((cell) => FIGURE.test(cell));
}
