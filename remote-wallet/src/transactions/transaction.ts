import type { Fen } from '@site/shared/money';

/** What can change a member's central balance, in the order in which the filter offers it. */
export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal',
  'transferIn',
  'transferOut',
  'bet',
  'settlement',
  'release',
  'bonus',
  'rebate',
  'adjustment',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** One change of the central balance. `at` is in milliseconds by the server's clock. */
export interface Transaction {
  readonly id: string;
  readonly kind: TransactionKind;
  /** Signed. */
  readonly amount: Fen;
  /** The central balance after this change. */
  readonly balanceAfter: Fen;
  readonly at: number;
  /** The number of the order or ticket it is about; `undefined` where there is none. */
  readonly about: { readonly kind: 'order' | 'other'; readonly number: string } | undefined;
}

/** Newest first. */
export interface TransactionPage {
  readonly rows: readonly Transaction[];
  /** The number of transactions on all pages. */
  readonly total: number;
  /** Sums of all pages; `undefined` where the platform does not say. */
  readonly moneyIn: Fen | undefined;
  readonly moneyOut: Fen | undefined;
}
