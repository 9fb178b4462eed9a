import type { Fen } from '@site/shared/money';

/** An open bet, or a withdrawal that is not decided. */
export interface LockedHold {
  readonly kind: 'bet' | 'withdrawal';
  /** Of the bet or the order. */
  readonly number: string;
  readonly amount: Fen;
  /** In milliseconds by the server's clock. */
  readonly at: number;
}

/** What locks money. `count` and `total` are of all; the newest are listed. */
export interface LockedMoney {
  readonly count: number;
  readonly total: Fen;
  readonly holds: readonly LockedHold[];
}

/** The query of the wallet that shows it. */
export const LOCKED_QUERY = { locked: '1' } as const;
