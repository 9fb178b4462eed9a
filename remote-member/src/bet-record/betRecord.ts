import type { Ticket } from '@site/shared/betting';
import type { Fen } from '@site/shared/money';

/** One page of the member's tickets, newest first. */
export interface TicketPage {
  readonly rows: readonly Ticket[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** All tickets of a period together. */
export interface BetTotal {
  readonly count: number;
  readonly stake: Fen;
  readonly payout: Fen;
}
