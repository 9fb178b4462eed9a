import type { Trx } from '../../../kernel';
import { fen, inTransaction } from '../../../kernel';
import { elapsedAt } from '../../matches/matchRecord';
import { readMatches } from '../../matches/matchStore';
import type { SportsbookTables } from '../../database/tables';
import { forEachTicket, lockMember, type BettingContext } from '../bettingContext';
import { lateBy } from '../lateness';
import { makeCashOutQuote, readWorth, type CashOutQuote } from './cashOutQuotes';
import type { CashOutRow, RefusalReason } from './cashOuts';
import { hasScoreChanged, judgeCashOut, stakeToPay } from './judgeCashOut';
import { lockOpenTicket, payCashOut } from './payCashOut';

/**
 * Closes the danger window of every pending cash-out: at its deadline, or earlier when an event has already decided
 * against it. Each one is decided in its own transaction; those that another process is deciding are skipped.
 */
export async function decideCashOuts(context: BettingContext): Promise<void> {
  const waiting = await context.db
    .withTables<SportsbookTables>()
    .selectFrom('sb_cash_out')
    .select(['ticket_id', 'member_id', 'key'])
    .where('state', '=', 'pending')
    .orderBy('deadline')
    .execute();
  const pending = new Map(waiting.map(({ ticket_id: ticketId, ...rest }) => [ticketId, rest]));
  await forEachTicket(context, [...pending.keys()], (ticketId) =>
    inTransaction(context.db, async (trx) => {
      const { member_id: memberId = 0, key = '' } = pending.get(ticketId) ?? {};
      // Lock the member first, in the same order as everything that takes or pays a bet.
      await lockMember(trx, memberId);
      const row = await lockPending(trx, memberId, key);
      if (row !== undefined) await decide(context, trx, row);
      await context.crashpoints.reach('cashout:before-commit');
    }),
  );
}

async function lockPending(trx: Trx, memberId: number, key: string): Promise<CashOutRow | undefined> {
  return trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_cash_out')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function decide(context: BettingContext, trx: Trx, row: CashOutRow): Promise<void> {
  const quote = await trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_cash_out_quote')
    .selectAll()
    .where('quote_id', '=', row.quote_id)
    .executeTakeFirstOrThrow();
  const ticket = await lockOpenTicket(trx, quote.ticket_id);
  // The match ended in the danger window and the ticket was settled.
  if (ticket === undefined) return refuse(trx, row, 'not-open', null);
  const stake = stakeToPay(quote, ticket);
  const worth = await readWorth(context, trx, ticket, 'share', stake);
  const isLate = await wasLate(context, trx, row);
  // A suspension may be lifted before the deadline; a goal is final.
  const isHopeless = isLate || (worth.state === 'known' && hasScoreChanged(quote, worth.scores));
  const isDue = row.deadline === null || row.deadline <= context.clock.now();
  if (!isDue && !isHopeless) return;
  const reason = isLate ? 'price-changed' : judgeCashOut(quote, ticket, worth);
  if (reason !== null) {
    // When an automatic cash-out is refused, the player sees no offer, because the platform made the request.
    const offer = row.target === null ? await makeCashOutQuote(context, trx, ticket, worth, stake) : null;
    return refuse(trx, row, reason, offer);
  }
  await update(trx, row, { state: 'paid', part_id: await payCashOut(context, trx, ticket, quote) });
  if (row.target !== null) {
    const { member_id: memberId, ticket_id: ticketId, target } = row;
    await context.tellCashedOut?.(trx, { memberId, ticketId, target: fen(target), paid: fen(quote.amount) });
  }
}

/** Returns true when the request came after a goal, red card or penalty award that the feed reported only later. */
async function wasLate(context: BettingContext, trx: Trx, { received }: CashOutRow): Promise<boolean> {
  const matches = received.map(({ gameId }) => gameId);
  const records = await readMatches(trx, matches, context.settings().feedDelayMs);
  const nowMs = context.clock.nowMs();
  return records.some((record) => {
    const arrived = received.find(({ gameId }) => gameId === record.gameId);
    return arrived !== undefined && lateBy(record, arrived.elapsed, elapsedAt(record.anchor, nowMs)) !== null;
  });
}

async function refuse(trx: Trx, row: CashOutRow, reason: RefusalReason, offer: CashOutQuote | null): Promise<void> {
  await update(trx, row, { state: 'refused', reason, offer_quote_id: offer?.quote_id ?? null });
}

async function update(
  trx: Trx,
  { member_id, key }: CashOutRow,
  changes: Partial<Pick<CashOutRow, 'state' | 'reason' | 'offer_quote_id' | 'part_id'>>,
): Promise<void> {
  await trx
    .withTables<SportsbookTables>()
    .updateTable('sb_cash_out')
    .set(changes)
    .where('member_id', '=', member_id)
    .where('key', '=', key)
    .execute();
}
