import { randomUUID } from 'node:crypto';
import type { Trx } from '../../../kernel';
import { inTransaction } from '../../../kernel';
import { readMatches } from '../../matches/matchStore';
import type { SportsbookTables } from '../../database/tables';
import { forEachTicket, lockMember, type BettingContext } from '../bettingContext';
import { readLegs } from '../tickets';
import { isPending, useQuote } from './cashOut';
import { cashOutAmount, makeCashOutQuote, readWorth } from './cashOutQuotes';
import { lockOpenTicket } from './payCashOut';
import { ticketWorth, type TicketWorth } from './ticketWorth';

/**
 * Requests the cash-out of every open ticket in play that has reached its target. The request behaves like one of the
 * player: the danger window runs and its events decide. A refused request is repeated while the ticket is still worth
 * its target.
 */
export async function askByTargets(context: BettingContext): Promise<void> {
  const due = await dueTickets(context);
  await forEachTicket(context, [...due.keys()], (ticketId) =>
    inTransaction(context.db, async (trx) => {
      await lockMember(trx, due.get(ticketId) ?? 0);
      await askFor(context, trx, ticketId);
      await context.crashpoints.reach('auto-cashout:before-commit');
    }),
  );
}

/**
 * Returns the tickets that have reached their targets, with their members. Reads without a lock; the caller checks
 * again.
 */
async function dueTickets({ db, clock, settings }: BettingContext): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .withTables<SportsbookTables>()
    .selectFrom('sb_auto_cash_out as auto')
    .innerJoin('sb_ticket', 'sb_ticket.ticket_id', 'auto.ticket_id')
    .selectAll('sb_ticket')
    .select('auto.target')
    .where('sb_ticket.state', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sb_cash_out').select('key').whereRef('sb_cash_out.ticket_id', '=', 'auto.ticket_id').where('state', '=', 'pending'),
        ),
      ),
    )
    .orderBy('auto.ticket_id')
    .execute();
  const legs = await readLegs(
    db,
    rows.map(({ ticket_id }) => ticket_id),
  );
  const records = await readMatches(db, [...new Set(legs.map(({ game_id }) => game_id))], settings().feedDelayMs);
  return new Map(
    rows.flatMap((row) => {
      const own = legs.filter(({ ticket_id }) => ticket_id === row.ticket_id);
      const worth = ticketWorth(row, own, records, clock.nowMs(), settings());
      return isReached(worth, row.target, settings().cashOutPercent) ? [[row.ticket_id, row.member_id] as const] : [];
    }),
  );
}

function isReached(worth: TicketWorth, target: bigint, percent: number): worth is Extract<TicketWorth, { state: 'known' }> {
  return worth.state === 'known' && worth.inPlay.length > 0 && cashOutAmount(worth.fair, percent) >= target;
}

async function askFor(context: BettingContext, trx: Trx, ticketId: string): Promise<void> {
  const tables = trx.withTables<SportsbookTables>();
  const ticket = await lockOpenTicket(trx, ticketId);
  const set = await tables.selectFrom('sb_auto_cash_out').select('target').where('ticket_id', '=', ticketId).executeTakeFirst();
  if (ticket === undefined || set === undefined || (await isPending(trx, ticketId))) return;
  const worth = await readWorth(context, trx, ticket, 'share');
  if (!isReached(worth, set.target, context.settings().cashOutPercent)) return;
  const quote = await makeCashOutQuote(context, trx, ticket, worth);
  if (quote === null) return;
  const key = randomUUID();
  await useQuote(trx, quote, key);
  const now = context.clock.now();
  await tables
    .insertInto('sb_cash_out')
    .values({
      member_id: ticket.member_id,
      key,
      state: 'pending',
      quote_id: quote.quote_id,
      ticket_id: ticketId,
      received: JSON.stringify(worth.inPlay),
      reason: null,
      offer_quote_id: null,
      part_id: null,
      target: set.target,
      created_at: now,
      deadline: new Date(now.getTime() + context.settings().dangerWindowMs),
    })
    .execute();
}
