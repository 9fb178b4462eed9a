import type { Fen } from '@site/shared/money';

/** A way to deposit, with its bounds. */
export interface DepositMethod {
  readonly code: string;
  readonly name: string;
  readonly min: Fen;
  readonly max: Fen;
  readonly quickAmounts: readonly Fen[];
  readonly isOpen: boolean;
  readonly isRecommended: boolean;
}

/** Where the player is told to pay. */
export interface Payee {
  readonly bank: string;
  readonly name: string;
  readonly account: string;
  readonly remark: string;
}

/** One deposit. `credited`, `closed` and `expired` are final. Times are milliseconds by the server's clock. */
export interface DepositOrder {
  readonly id: string;
  readonly methodCode: string;
  readonly amount: Fen;
  readonly state: 'waiting' | 'credited' | 'closed' | 'expired';
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly creditedAt: number | undefined;
  readonly payee: Payee | undefined;
}
