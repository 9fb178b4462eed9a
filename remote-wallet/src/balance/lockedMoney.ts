import type { Fen } from '@site/shared/money';

/** Open bet or undecided withdrawal that locks money. */
export interface LockedHold {
  readonly kind: 'bet' | 'withdrawal';
  /** Number of the bet or the order. */
  readonly number: string;
  readonly amount: Fen;
  /** Server time in milliseconds. */
  readonly at: number;
}

/** Locked money. `count` and `total` cover all holds; only the newest are listed. */
export interface LockedMoney {
  readonly count: number;
  readonly total: Fen;
  readonly holds: readonly LockedHold[];
}

/** URL query of the wallet that opens the list of locked money. */
export const LOCKED_QUERY = { locked: '1' } as const;
