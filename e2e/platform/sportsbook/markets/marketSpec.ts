/**
 * How a market is settled. `of` names the goals it counts: of both teams, of one, or (handicaps) home against away.
 */
export type SettlementRule =
  | { readonly kind: 'handicap' }
  | { readonly kind: 'total'; readonly of: 'both' | 'home' | 'away' }
  | { readonly kind: 'result' }
  /** Also the winner of two where level gives the stake back. */
  | { readonly kind: 'draw-no-bet' }
  | { readonly kind: 'double-chance' }
  | { readonly kind: 'three-way' }
  | { readonly kind: 'odd-even' }
  | { readonly kind: 'both-score' }
  | { readonly kind: 'goal-band' }
  | { readonly kind: 'correct-score'; readonly highest: number }
  | { readonly kind: 'half-full' }
  | { readonly kind: 'clean-sheet' }
  | { readonly kind: 'win-to-nil' }
  | { readonly kind: 'win-from-behind' }
  /** Who scores the goal of this number, from 1. */
  | { readonly kind: 'next-goal'; readonly goal: number }
  | { readonly kind: 'last-goal' }
  | { readonly kind: 'outright' };

/**
 * What a market counts: `score` is what the match is won by, `units` what its parts are played for (games of tennis, points of volleyball).
 */
export interface MarketCount {
  readonly of: 'score' | 'units' | 'corners' | 'cards';
  /** From and to which part, both included; null: the whole match, or the half or window that the period names. */
  readonly parts: readonly [from: number, to: number] | null;
  /** So many of the score win the match, which then ends. */
  readonly toWin?: number;
  /** The match goes on until one side is ahead. */
  readonly isNeverLevel?: true;
}

/** The six quarters of an hour of a football match. */
type WindowPeriod = `window-${1 | 2 | 3 | 4 | 5 | 6}`;
export type MarketPeriod = 'match' | 'half' | 'part' | WindowPeriod;

/** One row of the catalogue. */
export interface MarketSpec {
  readonly code: string;
  readonly settlement: SettlementRule;
  readonly format: 'raw' | 'E';
  readonly period: MarketPeriod;
  readonly isInPlay: boolean;
  readonly counts: MarketCount;
  /** Letters behind the code, or whole selection codes. */
  readonly sides: Readonly<Record<string, string>> | ReadonlyMap<string, string>;
}

export const HANDICAP: SettlementRule = { kind: 'handicap' };
export const TOTAL: SettlementRule = { kind: 'total', of: 'both' };
export const HOME_TOTAL: SettlementRule = { kind: 'total', of: 'home' };
export const AWAY_TOTAL: SettlementRule = { kind: 'total', of: 'away' };
export const RESULT: SettlementRule = { kind: 'result' };
export const DRAW_NO_BET: SettlementRule = { kind: 'draw-no-bet' };

export const LETTERS = { H: 'H', C: 'C' } as const;
export const THREE = { H: 'H', C: 'C', N: 'N' } as const;
/** In totals the letter C is over and H is under … */
export const TOTAL_LETTERS = { C: 'over', H: 'under' } as const;
/** … while team totals end in O and U. */
export const TEAM_TOTAL_LETTERS = { O: 'over', U: 'under' } as const;
export const YES_NO = { Y: 'yes', N: 'no' } as const;
export const ODD_EVEN = { O: 'odd', E: 'even' } as const;
export const DOUBLE = { HN: 'HN', HC: 'HC', CN: 'CN' } as const;
