import { compare, rational } from '../../exact-arithmetic/rational';
import type { SeenScore } from '../../database/tables';
import type { CashOutQuote } from './cashOutQuotes';
import type { TicketRow } from '../tickets';
import { canBePaidFor } from './splitStake';
import type { TicketWorth } from './ticketWorth';

/**
 * Whether a ticket, or the part that was quoted, may still be paid so much; null: it may. Asked when the payment is asked for, and again when the danger window ends.
 *
 * Assumption: the quote holds while the ticket is worth at least as much, before the house keeps its share. A price that went up pays as quoted,
 * one that fell by less than the share does too; otherwise every second payment in play would be refused for a movement no one noticed.
 */
export function judgeCashOut(
  quote: CashOutQuote,
  ticket: Pick<TicketRow, 'stake'>,
  worth: TicketWorth,
): 'quote-expired' | 'suspended' | 'not-open' | 'price-changed' | null {
  // A part of the ticket was paid since: what was quoted is of another stake.
  if ((quote.of_stake ?? ticket.stake) !== ticket.stake) return 'quote-expired';
  if (worth.state === 'unknown') return worth.reason === 'suspended' ? 'suspended' : 'not-open';
  if (hasScoreChanged(quote, worth.scores)) return 'price-changed';
  return compare(worth.fair, rational(quote.amount)) < 0 ? 'price-changed' : null;
}

/** What a quote is paid for; where a part was paid meanwhile and as much is not left, the whole that is. */
export function stakeToPay({ stake }: CashOutQuote, ticket: Pick<TicketRow, 'stake'>): bigint {
  return stake !== null && canBePaidFor(ticket, stake) ? stake : ticket.stake;
}

/** Whether there was a goal since the quote in an open leg. */
export function hasScoreChanged({ scores: quoted }: CashOutQuote, now: readonly SeenScore[]): boolean {
  return now.some((score) => {
    const before = quoted.find(({ gameId }) => gameId === score.gameId);
    // A match that has kicked off since is at 0-0, which is what a bet before it was quoted on.
    return score.home !== (before?.home ?? 0) || score.away !== (before?.away ?? 0);
  });
}
