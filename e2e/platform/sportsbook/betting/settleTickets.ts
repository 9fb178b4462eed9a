import { sql } from 'kysely';
import type { Trx } from '../../kernel';
import { fen, inTransaction } from '../../kernel';
import { profitPerRisk } from '../exact-arithmetic/price';
import { readMatches } from '../matches/matchStore';
import { builderPayout } from '../settlement/builderPayout';
import { parlayPayout, systemPayout, type Leg } from '../settlement/combinations';
import { outrightPayout, singlePayout, type ResultCode, type Settled } from '../settlement/payout';
import type { SportsbookTables } from '../database/tables';
import { forEachTicket, type BettingContext } from './bettingContext';
import { removeTarget } from './cash-out/targets';
import { legResult } from './legResult';
import { sharersOf } from './sharers';
import { legPrice, readLegs, type LegRow, type TicketRow } from './tickets';

/**
 * Settles every open ticket whose matches have all ended, each exactly once: the ticket's row is locked, and the ledger
 * accepts a settlement key only once. Tickets that another process has locked are skipped.
 */
export async function settleTickets(context: BettingContext): Promise<void> {
  await forEachTicket(context, await dueTickets(context), (ticketId) =>
    inTransaction(context.db, async (trx) => {
      const ticket = await lockOpen(trx, ticketId);
      if (ticket !== undefined) await settleTicket(context, trx, ticket);
    }),
  );
}

async function dueTickets({ db }: BettingContext): Promise<readonly string[]> {
  const { rows } = await sql<{ ticket_id: string }>`
    select ticket_id from sb_ticket t
    where state = 'open' and not exists (
      select 1 from sb_ticket_leg l join sb_match m using (game_id)
      where l.ticket_id = t.ticket_id and m.ended_as is null)
    order by ticket_id`.execute(db);
  return rows.map(({ ticket_id }) => ticket_id);
}

async function lockOpen(trx: Trx, ticketId: string): Promise<TicketRow | undefined> {
  return trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'open')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function settleTicket(context: BettingContext, trx: Trx, ticket: TicketRow): Promise<void> {
  const legs = await readLegs(trx, [ticket.ticket_id]);
  const settings = context.settings();
  const records = await readMatches(trx, [...new Set(legs.map(({ game_id }) => game_id))], settings.feedDelayMs, 'share');
  const recordOf = new Map(records.map((record) => [record.gameId, record]));
  const results = legs.map((leg) => legResult(leg, recordOf.get(leg.game_id), settings));
  if (!results.every((result) => result !== null)) return;

  const [first] = legs;
  const tied = first ? sharersOf(first, recordOf.get(first.game_id)?.end ?? null) : 1;
  const { result, payout } = payoutOf(ticket, legs, results, tied);
  const reference = ticket.hold_reference;
  const { outcome } = await context.ledger.settle(trx, { key: settlementKey(ticket), reference, payout: fen(payout) });
  if (outcome !== 'posted') throw new TypeError(`ticket ${ticket.ticket_id} could not be settled: ${outcome}`);
  await context.crashpoints.reach('settle:after-ledger');

  const db = trx.withTables<SportsbookTables>();
  for (const [index, leg] of legs.entries()) {
    // The leg of a single has the ticket's result: in a dead heat of an outright, it depends on the shared payout.
    const set = { result: ticket.mode === 'single' ? result : (results[index] ?? null) };
    await db.updateTable('sb_ticket_leg').set(set).where('ticket_id', '=', ticket.ticket_id).where('position', '=', leg.position).execute();
  }
  await db
    .updateTable('sb_ticket')
    .set({ state: 'settled', result, payout, settled_at: context.clock.now() })
    .where('ticket_id', '=', ticket.ticket_id)
    .execute();
  await removeTarget(trx, ticket.ticket_id);
  context.log.info('ticket-settled', { ticketId: ticket.ticket_id, result, payout: payout.toString() });
}

/**
 * Returns the ledger key of a settlement. After a withdrawn settlement the next one needs another key, because the
 * ledger would treat it as a repeat.
 */
function settlementKey({ ticket_id: ticketId, restores }: TicketRow): string {
  return restores === 0 ? `ticket:${ticketId}:settle` : `ticket:${ticketId}:settle:${restores + 1}`;
}

/**
 * Computes the payout of a ticket.
 *
 * @param tied number of competitors that share the place in an outright, which is always a single
 */
function payoutOf(ticket: TicketRow, legs: readonly LegRow[], results: readonly ResultCode[], tied: number): Settled {
  const [only] = legs;
  const [result] = results;
  if (ticket.mode === 'single') {
    if (!only || !result) throw new TypeError(`ticket ${ticket.ticket_id} has no leg`);
    if (result === 'W' && tied > 1) return outrightPayout(legPrice(only), ticket.stake, 1, tied);
    return singlePayout(legPrice(only), ticket.stake, result);
  }
  if (ticket.mode === 'builder') return builderPayout({ type: 'E', text: ticket.together ?? '' }, ticket.stake, results);
  const graded = legs.map((leg, index) => gradedLeg(leg, results[index]));
  return ticket.folds === null ? parlayPayout(ticket.stake, graded) : systemPayout(ticket.stake, ticket.folds, graded);
}

function gradedLeg(leg: LegRow, result: ResultCode | undefined): Leg {
  const profit = profitPerRisk(legPrice(leg));
  if (!profit || !result) throw new TypeError(`leg ${leg.ticket_id}/${leg.position} has no price or no result`);
  return { profit, result };
}
