import type { Fen } from '@site/shared/money';
import type { PaymentKind } from './paymentKind';
import type { OrderPromotion } from './promotion';

export type OrderState = 'waiting' | 'credited' | 'closed' | 'expired' | 'pending' | 'paid' | 'rejected' | 'cancelled';

/** What happened to an order. Times are milliseconds by the server's clock. */
export interface OrderStep {
  readonly step: 'ordered' | 'claimed' | 'disputed' | Exclude<OrderState, 'waiting' | 'pending'>;
  readonly at: number;
}

/** A deposit or a withdrawal. */
export interface MoneyOrder {
  readonly id: string;
  readonly kind: 'deposit' | 'withdrawal';
  readonly state: OrderState;
  readonly amount: Fen;
  readonly createdAt: number;
  /** How it is paid, or where it goes to. */
  readonly method: string;
  /** Oldest first. */
  readonly steps: readonly OrderStep[];
  /** Of a deposit: where its own page is. */
  readonly page: PaymentKind | undefined;
  /** Of a deposit that is waiting: where to go on with it, and until when. */
  readonly waiting: { readonly page: PaymentKind; readonly until: number } | undefined;
  /** Of a deposit; `undefined` where none was chosen. */
  readonly promotion: OrderPromotion | undefined;
  /** Of a withdrawal. */
  readonly fee: Fen | undefined;
  /** Why a withdrawal was rejected. */
  readonly reason: string | undefined;
}

/** Newest first. */
export interface OrderPage {
  readonly orders: readonly MoneyOrder[];
  /** The cursor of the page after this one; `undefined` on the last. */
  readonly next: string | undefined;
  /** How many of all orders are open. */
  readonly open: number;
}

export const ORDER_KINDS = ['deposit', 'withdrawal'] as const;

/** open: waiting or pending · done: the money moved · ended: nothing came of it. */
export const ORDER_GROUPS = ['open', 'done', 'ended'] as const;

/** Which orders are shown. `undefined`: all. */
export interface OrderFilter {
  readonly kind: (typeof ORDER_KINDS)[number] | undefined;
  readonly group: (typeof ORDER_GROUPS)[number] | undefined;
  /** Business days, such as `2026-11-21`, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}
