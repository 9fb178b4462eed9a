import type { WireCashOut } from '@site/shared/wire/bets';
import type { Selectable } from 'kysely';
import type { MemberId, Trx } from '../../../kernel';
import { createKeyScope, inTransaction } from '../../../kernel';
import type { SportsbookTables } from '../../database/tables';
import { lockMember, type BettingContext } from '../bettingContext';
import { wireTickets } from '../tickets';
import { wireCashOutQuote } from './cashOutQuotes';

export type CashOutRow = Selectable<SportsbookTables['sb_cash_out']>;

/** Keys of cash-outs; `sb_cash_out` holds what happened under the same key. */
export const cashOutKeys = createKeyScope<{ readonly key: string }>('cash-out');

export type RefusalReason = Extract<WireCashOut, { state: 'refused' }>['reason'];

export type CashOutOutcome = WireCashOut | { readonly state: 'unknown'; readonly key: string };

/**
 * Returns the state of the cash-out with this key. As with placements, asking about a key that never arrived closes it
 * permanently in the same transaction (decision 43), so that the player can safely request another payment.
 */
export function askCashOut(context: BettingContext, memberId: MemberId, key: string): Promise<CashOutOutcome> {
  return inTransaction(context.db, async (trx) => {
    await lockMember(trx, memberId);
    const found = await cashOutKeys.findOrClose(trx, { memberId, key }, context.clock.now());
    await context.crashpoints.reach('cashout-outcome:before-commit');
    return found === null ? { state: 'unknown', key } : wireCashOut(context, trx, await findCashOut(trx, memberId, found.key));
  });
}

/** Returns the cash-out with this key. The caller must hold the member's lock. */
export async function findCashOut(trx: Trx, memberId: MemberId, key: string): Promise<CashOutRow> {
  return trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_cash_out')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Builds the answer to a cash-out request: the closed ticket, or the reason of the refusal and the new offer. */
export async function wireCashOut(context: BettingContext, trx: Trx, row: CashOutRow): Promise<WireCashOut> {
  const { key, ticket_id: ticketId, part_id: partId, state } = row;
  if (state === 'pending') {
    return { state: 'confirming', key, ticket_id: ticketId, deadline: (row.deadline ?? row.created_at).getTime() };
  }
  const db = trx.withTables<SportsbookTables>();
  if (state === 'refused') {
    const quotes = db.selectFrom('sb_cash_out_quote').selectAll();
    const offer = row.offer_quote_id === null ? undefined : await quotes.where('quote_id', '=', row.offer_quote_id).executeTakeFirst();
    const reason = row.reason as RefusalReason;
    return { state: 'refused', key, ticket_id: ticketId, reason, ...(offer && { offer: wireCashOutQuote(offer) }) };
  }
  const numbers = partId === null ? [ticketId] : [partId, ticketId];
  const rows = await db.selectFrom('sb_ticket').selectAll().where('ticket_id', 'in', numbers).execute();
  const tickets = await wireTickets(trx, rows, context.clock.nowMs(), context.settings());
  const [ticket, rest] = numbers.map((number) => tickets.find((each) => each.ticket_id === number));
  if (!ticket) throw new TypeError(`the cash-out ${key} has lost its ticket`);
  return { state: 'paid', key, ticket, ...(rest && { rest }) };
}
