import { compare, rational } from '../../exact-arithmetic/rational';
import type { SeenScore } from '../../database/tables';
import type { CashOutQuote } from './cashOutQuotes';
import type { TicketRow } from '../tickets';
import { canBePaidFor } from './splitStake';
import type { TicketWorth } from './ticketWorth';

/**
 * Checks whether a ticket, or the quoted part of it, may still be paid this amount; null means yes. Called when the
 * payment is requested, and again when the danger window closes.
 *
 * Assumption: the quote holds while the ticket's worth before the operator's margin is at least the quoted amount. When
 * the price rose, or fell by less than the margin, the payment is made as quoted. Otherwise every second payment in
 * play would be refused for a movement that no player noticed.
 */
export function judgeCashOut(
  quote: CashOutQuote,
  ticket: Pick<TicketRow, 'stake'>,
  worth: TicketWorth,
): 'quote-expired' | 'suspended' | 'not-open' | 'price-changed' | null {
  // A part of the ticket was paid since, so the quote refers to another stake.
  if ((quote.of_stake ?? ticket.stake) !== ticket.stake) return 'quote-expired';
  if (worth.state === 'unknown') return worth.reason === 'suspended' ? 'suspended' : 'not-open';
  if (hasScoreChanged(quote, worth.scores)) return 'price-changed';
  return compare(worth.fair, rational(quote.amount)) < 0 ? 'price-changed' : null;
}

/**
 * Returns the stake that a quote pays for. When a part was paid meanwhile and too little is left, this is the whole
 * remaining stake.
 */
export function stakeToPay({ stake }: CashOutQuote, ticket: Pick<TicketRow, 'stake'>): bigint {
  return stake !== null && canBePaidFor(ticket, stake) ? stake : ticket.stake;
}

/** Returns true when an open leg had a goal since the quote. */
export function hasScoreChanged({ scores: quoted }: CashOutQuote, now: readonly SeenScore[]): boolean {
  return now.some((score) => {
    const before = quoted.find(({ gameId }) => gameId === score.gameId);
    // A match that has kicked off since then starts at 0-0, the score that a quote before the match assumed.
    return score.home !== (before?.home ?? 0) || score.away !== (before?.away ?? 0);
  });
}
