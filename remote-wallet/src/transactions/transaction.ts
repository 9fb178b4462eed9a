import type { Fen } from '@site/shared/money';

/** What can change a member's central balance, in the order in which the filter offers it. */
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

/** One change of the central balance. `at` is in milliseconds by the server's clock. */
export interface Transaction {
  readonly id: string;
  readonly kind: TransactionKind;
  /** Signed. */
  readonly amount: Fen;
  /** The central balance after this change. */
  readonly balanceAfter: Fen;
  readonly at: number;
  /** What it is about; `undefined` where there is nothing to open. */
  readonly about: TransactionSubject | undefined;
  /** How a deposit was paid, where a withdrawal went to, the venue or the promotion; `undefined` where there is none of them. */
  readonly method: string | undefined;
}

export interface PlaySubject {
  readonly kind: 'ticket' | 'round';
  readonly number: string;
}

/**
 * An order of a deposit or a withdrawal, a bet or a round by its number; a venue by its code, or all of them; a red packet of a chat room; a gift; the
 * rebate; the commission of an agent; coins that were changed.
 */
export type TransactionSubject =
  | { readonly kind: 'order'; readonly number: string }
  | PlaySubject
  | { readonly kind: 'venue'; readonly enName: string }
  | { readonly kind: 'packet'; readonly number: string; readonly roomId: string }
  | { readonly kind: 'venues' | 'gift' | 'rebate' | 'commission' | 'coins' };

/** A business day of the list. The sums are those of all that fits on it, also on other pages. */
export interface TransactionDay {
  /** Such as `2026-11-21`. */
  readonly day: string;
  readonly moneyIn: Fen;
  readonly moneyOut: Fen;
}

/** Newest first. */
export interface TransactionPage {
  readonly rows: readonly Transaction[];
  /** The number of transactions on all pages. */
  readonly total: number;
  /** Sums of all pages; `undefined` where the platform does not say. */
  readonly moneyIn: Fen | undefined;
  readonly moneyOut: Fen | undefined;
  readonly days: readonly TransactionDay[];
  /** Where the page of older lines and that of newer ones begin; `undefined` where there are none. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
}
