import { sql } from 'kysely';
import type { Trx } from '../../kernel';
import { inTransaction } from '../../kernel';
import type { MatchRecord } from '../matches/matchRecord';
import { readMatch, addMatchEvent } from '../matches/matchStore';
import { viewMatch } from '../matches/matchView';
import type { Happening } from '../simulator/course';
import type { SportsbookTables } from '../database/tables';
import type { BettingContext } from './bettingContext';
import type { TicketRow } from './tickets';

/**
 * Withdraws the result of an ended match. Every ticket settled on it is open again, and the ledger reverses the
 * postings of its settlement, so a balance may fall below 0. With the next tick the match ends again with the
 * corrections, and the tickets are settled again. Cash-outs stay paid. Members whose ticket is reopened are notified.
 *
 * @param corrected events that correct the end: the actual score or winners
 * @returns number of reopened tickets, or null when the match does not exist or has not ended
 */
export function restoreMatch(
  context: BettingContext,
  gameId: number,
  corrected: (record: MatchRecord) => readonly Happening[],
): Promise<number | null> {
  return inTransaction(context.db, async (trx) => {
    // Lock the match first: a concurrent settlement of a ticket on it finishes before, or finds the match without a
    // result.
    const record = await readMatch(trx, gameId, context.settings().feedDelayMs, 'update');
    if (!record?.end) return null;
    const at = endOf(context, record);
    for (const happening of corrected(record)) await addMatchEvent(trx, gameId, happening, at, at);
    await reopenMatch(trx, gameId);
    const tickets = await lockSettled(trx, gameId);
    for (const ticket of tickets) await reopenTicket(context, trx, ticket);
    context.log.info('match-restored', { gameId, tickets: tickets.length });
    return tickets.length;
  });
}

/** Returns the match time at which play ended. */
function endOf(context: BettingContext, record: MatchRecord): number {
  const { state } = viewMatch(record, context.clock.nowMs(), context.settings());
  return state.endedAt ?? state.elapsed;
}

async function reopenMatch(trx: Trx, gameId: number): Promise<void> {
  await trx
    .withTables<SportsbookTables>()
    .updateTable('sb_match')
    .set({
      ended_as: null,
      ended_at: null,
      final_home: null,
      final_away: null,
      half_home: null,
      half_away: null,
      end_facts: null,
      revision: sql<number>`revision + 1`,
    })
    .where('game_id', '=', gameId)
    .execute();
}

async function lockSettled(trx: Trx, gameId: number): Promise<readonly TicketRow[]> {
  return trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .selectAll()
    .where('state', '=', 'settled')
    .where('ticket_id', 'in', (legs) => legs.selectFrom('sb_ticket_leg').select('sb_ticket_leg.ticket_id').where('game_id', '=', gameId))
    .orderBy('ticket_id')
    .forUpdate()
    .execute();
}

async function reopenTicket(context: BettingContext, trx: Trx, ticket: TicketRow): Promise<void> {
  const { ticket_id: ticketId, member_id: memberId, hold_reference: reference, restores } = ticket;
  const key = `ticket:${ticketId}:restore:${restores + 1}`;
  const { outcome } = await context.ledger.restore(trx, { key, reference });
  if (outcome !== 'posted') throw new TypeError(`ticket ${ticketId} could not be restored: ${outcome}`);
  const db = trx.withTables<SportsbookTables>();
  await db.updateTable('sb_ticket_leg').set({ result: null }).where('ticket_id', '=', ticketId).execute();
  await db
    .updateTable('sb_ticket')
    .set({ state: 'open', payout: null, result: null, settled_at: null, turnover: null, restores: restores + 1 })
    .where('ticket_id', '=', ticketId)
    .execute();
  await context.tellReopened?.(trx, { memberId, ticketId });
}
