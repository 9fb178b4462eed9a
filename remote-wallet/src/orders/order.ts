import type { Fen } from '@site/shared/money';
import type { PaymentKind } from './paymentKind';
import type { OrderPromotion } from './promotion';

export type OrderState = 'waiting' | 'credited' | 'closed' | 'expired' | 'pending' | 'paid' | 'rejected' | 'cancelled';

/** Step in the history of an order. Times are server time in milliseconds. */
export interface OrderStep {
  readonly step: 'ordered' | 'claimed' | 'disputed' | Exclude<OrderState, 'waiting' | 'pending'>;
  readonly at: number;
}

export interface MoneyOrder {
  readonly id: string;
  readonly kind: 'deposit' | 'withdrawal';
  readonly state: OrderState;
  readonly amount: Fen;
  readonly createdAt: number;
  /** Payment method, or the destination of a withdrawal. */
  readonly method: string;
  /** Steps, oldest first. */
  readonly steps: readonly OrderStep[];
  /** Payment kind of a deposit, which selects its waiting page. */
  readonly page: PaymentKind | undefined;
  /** Payment kind and expiry of a waiting deposit. */
  readonly waiting: { readonly page: PaymentKind; readonly until: number } | undefined;
  /** Promotion of a deposit; `undefined` when none was chosen. */
  readonly promotion: OrderPromotion | undefined;
  /** Fee of a withdrawal. */
  readonly fee: Fen | undefined;
  /** Reason for a rejected withdrawal. */
  readonly reason: string | undefined;
}

/** Page of orders, newest first. */
export interface OrderPage {
  readonly orders: readonly MoneyOrder[];
  /** Cursor of the next page; `undefined` on the last one. */
  readonly next: string | undefined;
  /** Number of open orders among all orders. */
  readonly open: number;
}

export const ORDER_KINDS = ['deposit', 'withdrawal'] as const;

/** `open`: waiting or pending. `done`: the money was moved. `ended`: the order ended without a payment. */
export const ORDER_GROUPS = ['open', 'done', 'ended'] as const;

/** Filter of the order list; `undefined` does not filter. */
export interface OrderFilter {
  readonly kind: (typeof ORDER_KINDS)[number] | undefined;
  readonly group: (typeof ORDER_GROUPS)[number] | undefined;
  /** First business day, such as `2026-11-21`; both days are inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}
