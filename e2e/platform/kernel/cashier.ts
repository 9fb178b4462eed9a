import type { Fen } from './fen';

/** What the cashier's page shows of the order it is to be paid for. */
export interface CashierOrder {
  readonly orderId: string;
  readonly amount: Fen;
  readonly state: 'waiting' | 'credited' | 'closed' | 'expired';
  readonly expiresAt: Date;
}

/** A payment provider's side of deposits: anyone who holds the ticket of an order may pay it. */
export interface Cashier {
  /** Null for an unknown ticket. */
  find(ticket: string): Promise<CashierOrder | null>;
  /** Reports the order paid; once it is final it stays as it is. */
  pay(ticket: string): Promise<CashierOrder | null>;
}
