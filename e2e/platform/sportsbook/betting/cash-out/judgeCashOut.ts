import { compare, rational } from '../../exact-arithmetic/rational';
import type { SeenScore } from '../../database/tables';
import type { CashOutQuote } from './cashOutQuotes';
import type { TicketWorth } from './ticketWorth';

/**
 * Whether a ticket may still be paid what was quoted; null: it may. Asked when the payment is asked for, and again when the danger window ends.
 *
 * Assumption: the quote holds while the ticket is worth at least as much, before the house keeps its share. A price that went up pays as quoted,
 * one that fell by less than the share does too; otherwise every second payment in play would be refused for a movement no one noticed.
 */
export function judgeCashOut(quote: CashOutQuote, worth: TicketWorth): 'suspended' | 'not-open' | 'price-changed' | null {
  if (worth.state === 'unknown') return worth.reason === 'suspended' ? 'suspended' : 'not-open';
  if (hasScoreChanged(quote, worth.scores)) return 'price-changed';
  return compare(worth.fair, rational(quote.amount)) < 0 ? 'price-changed' : null;
}

/** Whether there was a goal since the quote in an open leg. */
export function hasScoreChanged({ scores: quoted }: CashOutQuote, now: readonly SeenScore[]): boolean {
  return now.some((score) => {
    const before = quoted.find(({ gameId }) => gameId === score.gameId);
    // A match that has kicked off since is at 0-0, which is what a bet before it was quoted on.
    return score.home !== (before?.home ?? 0) || score.away !== (before?.away ?? 0);
  });
}
