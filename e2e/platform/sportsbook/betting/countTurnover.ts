import { inTransaction, type Trx } from '../../kernel';
import type { SportsbookTables } from '../database/tables';
import { readMatches } from '../matches/matchStore';
import { forEachTicket, type BettingContext } from './bettingContext';
import { groupBy } from './groupBy';
import { readLegs, type LegRow, type TicketRow } from './tickets';
import { factsOf, turnoverOfTickets } from './turnoverOfTickets';

/**
 * Counts the valid turnover of settled tickets (decision 59). The tickets of a member that settle on the same facts of
 * the same matches are counted together, once all of them are settled and none is open. Until then none counts, so a
 * count is never reduced. A ticket whose result was withdrawn has lost its count and is counted again with the others.
 * Repeated or concurrent runs change nothing.
 */
export async function countTurnover(context: BettingContext): Promise<void> {
  await forEachTicket(context, await uncounted(context), (ticketId) =>
    inTransaction(context.db, (trx) => countWith(context, trx, ticketId)),
  );
}

async function uncounted({ db }: BettingContext): Promise<readonly string[]> {
  const rows = await db
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .select('ticket_id')
    .where('state', '=', 'settled')
    .where('turnover', 'is', null)
    .orderBy('ticket_id')
    .execute();
  return rows.map(({ ticket_id }) => ticket_id);
}

/** Counts a ticket together with all tickets that settle on the same facts. */
async function countWith(context: BettingContext, trx: Trx, ticketId: string): Promise<void> {
  const legs = await readLegs(trx, [ticketId]);
  const records = await readMatches(trx, [...new Set(legs.map(({ game_id }) => game_id))], context.settings().feedDelayMs);
  const recordOf = new Map(records.map((record) => [record.gameId, record]));
  const facts = factsOf(legs, recordOf);
  const alike = new Map([...(await readAlike(trx, ticketId))].filter(([, others]) => factsOf(others, recordOf) === facts));
  const tickets = await lockTickets(trx, [...alike.keys()]);
  if (tickets.some(({ state }) => state !== 'settled') || tickets.every(({ turnover }) => turnover !== null)) return;
  const counted = turnoverOfTickets(tickets, alike, recordOf);
  for (const [id, turnover] of counted) {
    await trx.withTables<SportsbookTables>().updateTable('sb_ticket').set({ turnover }).where('ticket_id', '=', id).execute();
  }
}

/**
 * Returns, by ticket, the legs of all tickets of the same member that share a match with this one and are settled or
 * may still be.
 */
async function readAlike(trx: Trx, ticketId: string): Promise<ReadonlyMap<string, readonly LegRow[]>> {
  const tickets = await trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket as own')
    .innerJoin('sb_ticket_leg as leg', 'leg.ticket_id', 'own.ticket_id')
    .innerJoin('sb_ticket_leg as other', 'other.game_id', 'leg.game_id')
    .innerJoin('sb_ticket as alike', (join) =>
      join.onRef('alike.ticket_id', '=', 'other.ticket_id').onRef('alike.member_id', '=', 'own.member_id'),
    )
    .select('alike.ticket_id')
    .distinct()
    .where('own.ticket_id', '=', ticketId)
    .where('leg.position', '=', 0)
    .where('alike.state', 'in', ['confirming', 'open', 'settled'])
    .execute();
  const legs = await readLegs(
    trx,
    tickets.map(({ ticket_id }) => ticket_id),
  );
  return groupBy(legs, ({ ticket_id }) => ticket_id);
}

/** Locks the tickets in a fixed order, so that two processes cannot deadlock. */
async function lockTickets(trx: Trx, ticketIds: readonly string[]): Promise<readonly TicketRow[]> {
  return trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .selectAll()
    .where('ticket_id', 'in', ticketIds)
    .where('state', 'in', ['confirming', 'open', 'settled'])
    .orderBy('ticket_id')
    .forUpdate()
    .execute();
}
