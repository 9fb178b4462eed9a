import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { WireCashOut } from '@site/shared/wire/bets';
import type { MemberId, Trx } from '../../../kernel';
import { inTransaction, PlatformError } from '../../../kernel';
import type { SportsbookTables } from '../../database/tables';
import { lockMember, type BettingContext } from '../bettingContext';
import { makeCashOutQuote, readWorth, type CashOutQuote } from './cashOutQuotes';
import { cashOutKeys, findCashOut, wireCashOut, type CashOutRow, type RefusalReason } from './cashOuts';
import { judgeCashOut, stakeToPay } from './judgeCashOut';
import { lockOpenTicket, payCashOut } from './payCashOut';

/**
 * Cashes out a ticket or a part of it, at the quoted amount or not at all: key, checks, posting and ticket are one
 * transaction. A repeat with the same key changes nothing and returns the state of that payment. While an open leg is
 * in play, the payment waits for the danger window.
 *
 * @throws PlatformError 6009 `key_reused` when the key was used with another quote, 6008 `unknown_cash_out_quote`
 */
export function cashOut(
  context: BettingContext,
  memberId: MemberId,
  key: string,
  { quoteId }: { readonly quoteId: string },
): Promise<WireCashOut> {
  return inTransaction(context.db, async (trx) => {
    const request = { memberId, key, payload: [quoteId], at: context.clock.now() };
    const known = await cashOutKeys.find(trx, request);
    if (known.status === 'new') await lockMember(trx, memberId);
    const taken = known.status === 'new' ? await cashOutKeys.take(trx, request) : known;
    // Check for a replay before reading the quote, because quotes are deleted an hour after they expire.
    if (taken.status === 'repeated') return wireCashOut(context, trx, await findCashOut(trx, memberId, key));
    const quote = await findCashOutQuote(trx, memberId, quoteId);
    if (taken.status === 'closed') return { state: 'refused', key, ticket_id: quote.ticket_id, reason: 'key-closed' };

    const row = await takeCashOut(context, trx, key, quote);
    await cashOutKeys.complete(trx, request, { key });
    await context.crashpoints.reach('cashout:before-commit');
    return wireCashOut(context, trx, row);
  });
}

export async function findCashOutQuote(trx: Trx, memberId: MemberId, quoteId: string): Promise<CashOutQuote> {
  const quote = await trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_cash_out_quote')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (quote === undefined) throw new PlatformError(RESPONSE_CODES.illegalParameter, 'unknown_cash_out_quote');
  return quote;
}

/**
 * Judges a requested payment, makes it at once if it need not wait, and records it. The caller must hold the locks of
 * the member and the key.
 */
export async function takeCashOut(context: BettingContext, trx: Trx, key: string, quote: CashOutQuote): Promise<CashOutRow> {
  const row = await take(context, trx, key, quote);
  await trx
    .withTables<SportsbookTables>()
    .insertInto('sb_cash_out')
    .values({ ...row, received: JSON.stringify(row.received) })
    .execute();
  return row;
}

async function take(context: BettingContext, trx: Trx, key: string, quote: CashOutQuote): Promise<CashOutRow> {
  const now = context.clock.now();
  const row = (state: CashOutRow['state'], more: Partial<CashOutRow> = {}): CashOutRow => ({
    member_id: quote.member_id,
    key,
    state,
    quote_id: quote.quote_id,
    ticket_id: quote.ticket_id,
    received: [],
    reason: null,
    offer_quote_id: null,
    part_id: null,
    target: null,
    created_at: now,
    deadline: null,
    ...more,
  });
  const refuse = (reason: RefusalReason, offer: CashOutQuote | null = null): CashOutRow =>
    row('refused', { reason, offer_quote_id: offer?.quote_id ?? null });

  if (quote.used_by !== null) return refuse('quote-expired');
  await useQuote(trx, quote, key);
  const ticket = await lockOpenTicket(trx, quote.ticket_id);
  if (ticket === undefined || (await isPending(trx, quote.ticket_id))) return refuse('not-open');
  const stake = stakeToPay(quote, ticket);
  const worth = await readWorth(context, trx, ticket, 'share', stake);
  const reason = quote.expires_at <= now ? 'quote-expired' : judgeCashOut(quote, ticket, worth);
  if (reason !== null || worth.state === 'unknown') {
    return refuse(reason ?? 'suspended', await makeCashOutQuote(context, trx, ticket, worth, stake));
  }
  if (worth.inPlay.length > 0) {
    const deadline = new Date(now.getTime() + context.settings().dangerWindowMs);
    return row('pending', { received: [...worth.inPlay], deadline });
  }
  return row('paid', { part_id: await payCashOut(context, trx, ticket, quote) });
}

export async function useQuote(trx: Trx, { quote_id }: CashOutQuote, key: string): Promise<void> {
  await trx
    .withTables<SportsbookTables>()
    .updateTable('sb_cash_out_quote')
    .set({ used_by: key })
    .where('quote_id', '=', quote_id)
    .execute();
}

/** Returns true when a cash-out of the ticket is pending. The caller must hold the ticket's lock. */
export async function isPending(trx: Trx, ticketId: string): Promise<boolean> {
  const pending = await trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_cash_out')
    .select('key')
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return pending !== undefined;
}
