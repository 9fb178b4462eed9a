import type { Trx } from '../../../kernel';
import { fen } from '../../../kernel';
import type { SportsbookTables } from '../../database/tables';
import type { BettingContext } from '../bettingContext';
import type { TicketRow } from '../tickets';
import type { CashOutQuote } from './cashOutQuotes';

/**
 * Pays what was quoted and ends the ticket, in a state of its own and without a result. The caller holds the open ticket, so no settlement can
 * come between; and the ledger ends a hold once.
 */
export async function payCashOut(context: BettingContext, trx: Trx, ticket: TicketRow, { amount }: CashOutQuote): Promise<void> {
  const { ticket_id: ticketId, hold_reference: reference } = ticket;
  const { outcome } = await context.ledger.settle(trx, { key: `ticket:${ticketId}:cash-out`, reference, payout: fen(amount) });
  if (outcome !== 'posted') throw new TypeError(`ticket ${ticketId} could not be cashed out: ${outcome}`);
  await context.crashpoints.reach('cashout:after-ledger');
  await trx
    .withTables<SportsbookTables>()
    .updateTable('sb_ticket')
    .set({ state: 'cashed-out', payout: amount, settled_at: context.clock.now() })
    .where('ticket_id', '=', ticketId)
    .execute();
  context.log.info('ticket-cashed-out', { ticketId, amount: amount.toString() });
}

/** The ticket with its row locked, as long as it is open: anyone who ends a ticket holds it first. */
export async function lockOpenTicket(trx: Trx, ticketId: string): Promise<TicketRow | undefined> {
  return trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}
