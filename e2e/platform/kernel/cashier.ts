import type { Fen } from './fen';

/** Order data that the cashier's page shows. */
export interface CashierOrder {
  readonly orderId: string;
  readonly amount: Fen;
  readonly state: 'waiting' | 'credited' | 'closed' | 'expired';
  readonly expiresAt: Date;
}

/** Payment provider's side of deposits. Anyone who has the ticket of an order may pay it. */
export interface Cashier {
  /** Returns null for an unknown ticket. */
  find(ticket: string): Promise<CashierOrder | null>;
  /** Reports the order as paid. A final order does not change. */
  pay(ticket: string): Promise<CashierOrder | null>;
}
