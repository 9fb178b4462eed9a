import type { Side } from './side';

/** What a market asks, whatever code the wire has for it. */
export type MarketKind =
  | 'handicap'
  | 'total'
  | 'home-total'
  | 'away-total'
  /** Who wins: with a draw in football, between two in all other sports. */
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
  /** Who wins a whole competition. */
  | 'champion'
  | 'unknown';

type Upto5 = 1 | 2 | 3 | 4 | 5;

/**
 * Which part of the match counts. `half` is the first one; a window is one of the six quarters of an hour of football; sets are those of
 * tennis, games the sets of volleyball and table tennis, as players call them; `first-five` are innings.
 */
export type MarketPeriod =
  | 'match'
  | 'half'
  | 'second-half'
  | 'first-five'
  | `quarter-${1 | 2 | 3 | 4}`
  | `set-${Upto5}`
  | `game-${Upto5}`
  | `window-${Upto5 | 6}`;

/**
 * What a market counts, by the word players have for it: points (分) are also the runs of baseball; sets (盘) are those of tennis alone,
 * games (局) those of tennis, the sets of volleyball and table tennis, and the frames of snooker.
 */
export type MarketUnit = 'goals' | 'points' | 'sets' | 'games' | 'corners' | 'cards';

export interface MarketType {
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
  readonly counts: MarketUnit;
  readonly isInPlay: boolean;
  /** Which goal, from 1, where the market asks for one. */
  readonly goal?: number;
  /** Two-sided line: its prices switch format and show the label of it. */
  readonly isDoubleHandicap: boolean;
}

export interface MarketDefinition extends MarketType {
  readonly sides: ReadonlyMap<string, Side>;
}
