import { sql, type RawBuilder } from 'kysely';
import type { TicketNow } from '../../kernel';
import { inTransaction } from '../../kernel';
import type { SportsbookTables } from '../database/tables';
import type { BettingContext } from './bettingContext';
import { readOffers } from './readOffers';

/**
 * Returns the current offers of a ticket's selections, in the odds type of the ticket, and how many other members have
 * placed the same bet since.
 *
 * @returns null when there is no such ticket
 */
export async function ticketNow(context: BettingContext, ticketId: string, since: Date): Promise<TicketNow | null> {
  return inTransaction(context.db, async (trx) => {
    const tables = trx.withTables<SportsbookTables>();
    const ticket = await tables
      .selectFrom('sb_ticket')
      .select(['member_id', 'mode', 'odds_type'])
      .where('ticket_id', '=', ticketId)
      .executeTakeFirst();
    if (!ticket) return null;
    const legs = await tables
      .selectFrom('sb_ticket_leg')
      .select(['game_id', 'line_game_id', 'w', 'r'])
      .where('ticket_id', '=', ticketId)
      .orderBy('position')
      .execute();
    const [first] = legs;
    if (!first) return null;
    const chosen = legs.map(({ line_game_id: gameId, w, r }) => ({ gameId, w, r }));
    const offers = await readOffers(context, trx, chosen, ticket.odds_type);
    const { count } = await tables
      .selectFrom('sb_ticket as other')
      .select(({ fn }) => fn.count<string>('other.member_id').distinct().as('count'))
      .where('other.ticket_id', 'in', ({ selectFrom }) =>
        selectFrom('sb_ticket_leg').select('ticket_id').where('game_id', '=', first.game_id),
      )
      .where('other.placed_at', '>=', since)
      .where('other.member_id', '<>', ticket.member_id)
      .where('other.mode', '=', ticket.mode)
      .where('other.state', 'not in', ['confirming', 'rejected'])
      .where(sql<boolean>`${selectionsOf(sql.ref('other.ticket_id'))} = ${selectionsOf(sql.val(ticketId))}`)
      .executeTakeFirstOrThrow();
    return {
      prices: offers.map(({ state, price, ratio, strong }) => (state === 'closed' ? null : { ior: price.text, ratio, strong })),
      followers: Number(count),
    };
  });
}

/** Selects a ticket's selections in a fixed order, so that the order in which they were chosen does not matter. */
function selectionsOf(id: RawBuilder<unknown>) {
  return sql`(select array_agg(concat_ws('/', line_game_id, w, r) order by line_game_id, w, r) from sb_ticket_leg where ticket_id = ${id})`;
}
