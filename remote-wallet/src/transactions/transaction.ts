import type { Fen } from '@site/shared/money';

/** Kinds of changes of a member's central balance, in the order of the filter. */
export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal',
  'withdrawalReturn',
  'transferIn',
  'transferOut',
  'bet',
  'settlement',
  'release',
  'bonus',
  'rebate',
  'commission',
  'redPacket',
  'adjustment',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** Change of the central balance. `at` is the server time in milliseconds. */
export interface Transaction {
  readonly id: string;
  readonly kind: TransactionKind;
  /** Signed amount. */
  readonly amount: Fen;
  readonly balanceAfter: Fen;
  readonly at: number;
  /** Subject of the transaction; `undefined` when there is nothing to open. */
  readonly about: TransactionSubject | undefined;
  /** Payment method of a deposit, destination of a withdrawal, venue or promotion; `undefined` for other kinds. */
  readonly method: string | undefined;
}

export interface PlaySubject {
  readonly kind: 'ticket' | 'round';
  readonly number: string;
}

/**
 * Subject of a transaction: an order, bet or game round by its number; a venue by its code, or all venues; a red packet
 * of a chat room; a gift; a rebate; an agent's commission; exchanged coins.
 */
export type TransactionSubject =
  | { readonly kind: 'order'; readonly number: string }
  | PlaySubject
  | { readonly kind: 'venue'; readonly enName: string }
  | { readonly kind: 'packet'; readonly number: string; readonly roomId: string }
  | { readonly kind: 'venues' | 'gift' | 'rebate' | 'commission' | 'coins' };

/** Business day in the list. Its sums include all matching transactions of the day, even on other pages. */
export interface TransactionDay {
  /** Business day such as `2026-11-21`. */
  readonly day: string;
  readonly moneyIn: Fen;
  readonly moneyOut: Fen;
}

/** Page of transactions, newest first. */
export interface TransactionPage {
  readonly rows: readonly Transaction[];
  /** Number of transactions on all pages. */
  readonly total: number;
  /** Sum of all pages; `undefined` when the platform does not return it. */
  readonly moneyIn: Fen | undefined;
  readonly moneyOut: Fen | undefined;
  readonly days: readonly TransactionDay[];
  /** Cursors of the pages with older and newer transactions; `undefined` when there are none. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
}
