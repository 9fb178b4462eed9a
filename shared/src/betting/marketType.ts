import type { Side } from './side';

/** What a market asks, whatever code the wire has for it. */
export type MarketKind =
  | 'handicap'
  | 'total'
  | 'home-total'
  | 'away-total'
  | 'result'
  | 'odd-even'
  | 'correct-score'
  | 'goal-band'
  | 'half-full'
  | 'three-way-handicap'
  | 'both-score'
  | 'double-chance'
  | 'draw-no-bet'
  | 'win-from-behind'
  | 'winning-margin'
  | 'clean-sheet'
  | 'win-to-nil'
  | 'next-goal'
  | 'last-goal'
  | 'unknown';

/** Which part of the match counts; a window is one of the six quarters of an hour. */
export type MarketPeriod = 'match' | 'half' | `window-${1 | 2 | 3 | 4 | 5 | 6}`;

export interface MarketType {
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
  readonly isInPlay: boolean;
  /** Which goal, from 1, where the market asks for one. */
  readonly goal?: number;
  /** Two-sided line: its prices switch format and show the label of it. */
  readonly isDoubleHandicap: boolean;
}

export interface MarketDefinition extends MarketType {
  readonly sides: ReadonlyMap<string, Side>;
}
