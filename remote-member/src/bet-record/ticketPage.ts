import type { Ticket } from '@site/shared/betting';
import type { Fen } from '@site/shared/money';

/** One page of the member's tickets, newest first. */
export interface TicketPage {
  readonly rows: readonly Ticket[];
  /** Tickets on all pages. */
  readonly total: number;
}

/** The totals of all tickets of a period. */
export interface BetTotal {
  readonly count: number;
  readonly stake: Fen;
  readonly payout: Fen;
}
