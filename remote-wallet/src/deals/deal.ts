import type { Fen } from '@site/shared/money';

/** What can move a member's central balance, in the order in which the trade record offers them. */
export const DEAL_KINDS = [
  'deposit',
  'withdrawal',
  'transferIn',
  'transferOut',
  'bet',
  'settlement',
  'release',
  'bonus',
  'adjustment',
] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** One line of the member's money history; the amount carries its sign. `at` is in milliseconds by the server's clock. */
export interface Deal {
  readonly id: string;
  readonly kind: DealKind;
  readonly amount: Fen;
  /** The central balance once this line was booked. */
  readonly balanceAfter: Fen;
  readonly at: number;
}

/** One page of the history, newest first. */
export interface DealPage {
  readonly rows: readonly Deal[];
  /** How many there are on all pages. */
  readonly total: number;
}
