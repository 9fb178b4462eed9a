import type { Fen } from '@site/shared/money';

export type BonusCategory = 'sport' | 'live' | 'chess' | 'esport' | 'lottery' | 'slot' | 'fishing';

/** Game category and the percentage of a stake in it that counts. */
export interface BonusGame {
  readonly category: BonusCategory;
  readonly weight: number;
}

/**
 * Bonus with its own turnover requirement: `done` of `needed`, in its games, until it expires. Times are server time in
 * milliseconds.
 */
export interface Bonus {
  readonly id: string;
  readonly title: string;
  readonly amount: Fen;
  /** Number of times the amount must be staked. */
  readonly times: number;
  readonly needed: Fen;
  readonly done: Fen;
  readonly games: readonly BonusGame[];
  readonly expiresAt: number;
  /** Amount taken from the central wallet when the bonus is given up; absent when its turnover is complete. */
  readonly givesBack: Fen | undefined;
  /** Amount missing in the central wallet for that. */
  readonly missing: Fen | undefined;
}

/** Bonus that was given up or has expired, with the amount taken back. */
export interface ClosedBonus {
  readonly id: string;
  readonly title: string;
  readonly state: 'given-up' | 'expired';
  readonly takenBack: Fen;
  readonly closedAt: number;
}

export interface Bonuses {
  /** Bonuses with incomplete turnover first, in the order in which stakes count. */
  readonly open: readonly Bonus[];
  /** Closed bonuses, latest first. */
  readonly closed: readonly ClosedBonus[];
}
