import { sql } from 'kysely';
import type { Trx } from '../../kernel';
import { fen, inTransaction } from '../../kernel';
import { profitPerRisk } from '../exact/price';
import { lineFor } from '../markets/line';
import { marketRule } from '../markets/marketRules';
import type { MatchEnd, MatchRecord } from '../matches/matchRecord';
import { readMatches } from '../matches/matchStore';
import { parlayPayout, type Leg } from '../settlement/combinations';
import { gradeSelection } from '../settlement/gradeSelection';
import { singlePayout, type ResultCode, type Settled } from '../settlement/payout';
import type { SportsbookTables } from '../tables';
import { forEachTicket, type BettingContext } from './bettingContext';
import { wasLate } from './lateness';
import { priceOf } from './quotes';
import { readLegs, type LegRow, type TicketRow } from './tickets';

/** Why a bet was made void, as the last letter of its D code. Assumption: the specification names no reasons. */
export const VOID_CODES = {
  /** The match was abandoned, or not finished within 36 hours, and the bet undecided. */
  abandoned: 'D1',
  /** Taken after a goal, red card or penalty award that the feed learned of later. */
  late: 'D2',
} as const;

/**
 * Settles every open ticket whose matches have all ended, each exactly once: the ticket's row is locked, and the ledger takes a settlement
 * under its key only once. What one process has locked the other passes over.
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
  const records = await readMatches(trx, [...new Set(legs.map(({ game_id }) => game_id))], context.settings().feedDelayMs, 'share');
  const results = legs.map((leg) =>
    resultOf(
      leg,
      records.find(({ gameId }) => gameId === leg.game_id),
    ),
  );
  if (!results.every((result) => result !== null)) return;

  const { result, payout } = payoutOf(ticket, legs, results);
  const reference = ticket.hold_reference;
  const { outcome } = await context.ledger.settle(trx, { key: `ticket:${ticket.ticket_id}:settle`, reference, payout: fen(payout) });
  if (outcome !== 'posted') throw new TypeError(`ticket ${ticket.ticket_id} could not be settled: ${outcome}`);
  await context.crashpoints.reach('settle:after-ledger');

  const db = trx.withTables<SportsbookTables>();
  for (const [index, leg] of legs.entries()) {
    const set = { result: results[index] ?? null };
    await db.updateTable('sb_ticket_leg').set(set).where('ticket_id', '=', ticket.ticket_id).where('position', '=', leg.position).execute();
  }
  await db
    .updateTable('sb_ticket')
    .set({ state: 'settled', result, payout, settled_at: context.clock.now() })
    .where('ticket_id', '=', ticket.ticket_id)
    .execute();
  context.log.info('ticket-settled', { ticketId: ticket.ticket_id, result, payout: payout.toString() });
}

/** Null while the match has not ended. */
function resultOf(leg: LegRow, record: MatchRecord | undefined): ResultCode | null {
  if (!record?.end) return null;
  if (leg.received_elapsed !== null && wasLate(record, leg.received_elapsed, Number.POSITIVE_INFINITY)) return VOID_CODES.late;
  const grade = gradeLeg(leg, record.end);
  return grade === 'D' ? VOID_CODES.abandoned : grade;
}

function gradeLeg(leg: LegRow, end: MatchEnd): ReturnType<typeof gradeSelection> {
  const rule = marketRule(leg.w);
  const side = rule?.sides.get(leg.r);
  if (!rule || side === undefined) throw new TypeError(`no such selection: ${leg.w} ${leg.r}`);
  const scoreAtBet = leg.bet_home === null || leg.bet_away === null ? null : { home: leg.bet_home, away: leg.bet_away };
  return gradeSelection({ rule, side, line: lineFor(side, leg), scoreAtBet }, { state: end.as, half: end.half, final: end.final });
}

/** Assumption: systems are not taken yet, so none is ever settled. */
function payoutOf(ticket: TicketRow, legs: readonly LegRow[], results: readonly ResultCode[]): Settled {
  const [only] = legs;
  const [result] = results;
  if (ticket.mode === 'single' && only && result)
    return singlePayout(priceOf({ oddsType: only.odds_type, ior: only.ior }), ticket.stake, result);
  return parlayPayout(
    ticket.stake,
    legs.map((leg, index) => parlayLeg(leg, results[index])),
  );
}

function parlayLeg(leg: LegRow, result: ResultCode | undefined): Leg {
  const profit = profitPerRisk(priceOf({ oddsType: leg.odds_type, ior: leg.ior }));
  if (!profit || !result) throw new TypeError(`leg ${leg.ticket_id}/${leg.position} has no price or no result`);
  return { profit, result };
}
