import type { Side } from './side';

/** Kinds of market, independent of their codes on the wire. */
export type MarketKind =
  | 'handicap'
  | 'total'
  | 'home-total'
  | 'away-total'
  /** Winner: with a draw in football, between two sides in all other sports. */
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
  | 'champion'
  | 'unknown';

type Upto5 = 1 | 2 | 3 | 4 | 5;

/**
 * Part of the match that counts. `half` is the first half; a window is one of the six quarter-hours of football; sets
 * are those of tennis; games are the sets of volleyball and table tennis, as players call them; `first-five` are
 * innings.
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
 * Items that a market counts, in the players' terms: points (分) are also the runs of baseball; sets (盘) are those of
 * tennis only; games (局) are those of tennis, the sets of volleyball and table tennis, and the frames of snooker.
 */
export type MarketUnit = 'goals' | 'points' | 'sets' | 'games' | 'corners' | 'cards';

export interface MarketType {
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
  readonly counts: MarketUnit;
  readonly isInPlay: boolean;
  /** Number of the goal from 1, for markets about one goal. */
  readonly goal?: number;
  /** True for a two-sided line, whose prices switch format and show the format's label. */
  readonly isDoubleHandicap: boolean;
}

export interface MarketDefinition extends MarketType {
  readonly sides: ReadonlyMap<string, Side>;
}
