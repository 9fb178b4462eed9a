import type { Fen } from '@site/shared/money';

export type BonusCategory = 'sport' | 'live' | 'chess' | 'esport' | 'lottery' | 'slot' | 'fishing';

/** A category that counts, and how many percent of a stake in it. */
export interface BonusGame {
  readonly category: BonusCategory;
  readonly weight: number;
}

/** A bonus with its own account of turnover: `done` of `needed`, in its games, until it expires. Moments in milliseconds by the server's clock. */
export interface Bonus {
  readonly id: string;
  readonly title: string;
  readonly amount: Fen;
  /** How often the sum is to be staked. */
  readonly times: number;
  readonly needed: Fen;
  readonly done: Fen;
  readonly games: readonly BonusGame[];
  readonly expiresAt: number;
  /** What giving it up takes from the central wallet; absent where it is met. */
  readonly givesBack: Fen | undefined;
  /** What the central wallet lacks for that. */
  readonly missing: Fen | undefined;
}

/** One that was given up, or has expired, and what of it went back. */
export interface ClosedBonus {
  readonly id: string;
  readonly title: string;
  readonly state: 'given-up' | 'expired';
  readonly takenBack: Fen;
  readonly closedAt: number;
}

export interface Bonuses {
  /** What is not met first, in the order in which stakes count. */
  readonly open: readonly Bonus[];
  /** The latest first. */
  readonly closed: readonly ClosedBonus[];
}
