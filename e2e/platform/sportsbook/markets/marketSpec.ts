/** Rule by which a market is settled. `of` names the counted goals: those of both teams or of one. */
export type SettlementRule =
  | { readonly kind: 'handicap' }
  | { readonly kind: 'total'; readonly of: 'both' | 'home' | 'away' }
  | { readonly kind: 'result' }
  /** Also used for the winner of two, when a level score returns the stake. */
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
  /** Scorer of the goal with this number, from 1. */
  | { readonly kind: 'next-goal'; readonly goal: number }
  | { readonly kind: 'last-goal' }
  | { readonly kind: 'outright' };

/**
 * Value that a market counts. `score` decides the match; `units` are what its parts are played for (games in tennis,
 * points in volleyball).
 */
export interface MarketCount {
  readonly of: 'score' | 'units' | 'corners' | 'cards';
  /** First and last part, both included; null for the whole match, or for the half or window of the market's period. */
  readonly parts: readonly [from: number, to: number] | null;
  /** Score that wins and ends the match. */
  readonly toWin?: number;
  /** Set when the match continues until one side leads. */
  readonly isNeverLevel?: true;
}

/** Six 15-minute windows of a football match. */
type WindowPeriod = `window-${1 | 2 | 3 | 4 | 5 | 6}`;
export type MarketPeriod = 'match' | 'half' | 'part' | WindowPeriod;

/** Row of the catalog. */
export interface MarketSpec {
  readonly code: string;
  readonly settlement: SettlementRule;
  readonly format: 'raw' | 'E';
  readonly period: MarketPeriod;
  readonly isInPlay: boolean;
  readonly counts: MarketCount;
  /** Letters appended to the code, or complete selection codes. */
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
/** Letters of totals: C is over and H is under. */
export const TOTAL_LETTERS = { C: 'over', H: 'under' } as const;
/** Letters of team totals: O is over and U is under. */
export const TEAM_TOTAL_LETTERS = { O: 'over', U: 'under' } as const;
export const YES_NO = { Y: 'yes', N: 'no' } as const;
export const ODD_EVEN = { O: 'odd', E: 'even' } as const;
export const DOUBLE = { HN: 'HN', HC: 'HC', CN: 'CN' } as const;
