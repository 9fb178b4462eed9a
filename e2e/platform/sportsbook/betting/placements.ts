import type { WirePlacement } from '@site/shared/wire/bets';
import type { Selectable } from 'kysely';
import type { MemberId, Trx } from '../../kernel';
import { createKeyScope, inTransaction } from '../../kernel';
import type { SportsbookTables } from '../database/tables';
import { lockMember, type BettingContext } from './bettingContext';
import { wireTickets } from './tickets';
import { wireQuote } from './wireQuote';

export type PlacementRow = Selectable<SportsbookTables['sb_placement']>;

/** Keys of placements; `sb_placement` holds what happened under the same key. */
export const betKeys = createKeyScope<{ readonly key: string }>('bet');

export type RejectionReason = Extract<WirePlacement, { state: 'rejected' }>['reason'];

export type Outcome = WirePlacement | { readonly state: 'unknown'; readonly key: string };

/**
 * Returns the state of the placement with this key. A key that never arrived is `unknown` and is closed permanently in
 * the same transaction: a placement that arrives later with this key is refused, so that the player can safely bet
 * again (decision 43).
 */
export function askOutcome(context: BettingContext, memberId: MemberId, key: string): Promise<Outcome> {
  return inTransaction(context.db, async (trx) => {
    await lockMember(trx, memberId);
    const found = await betKeys.findOrClose(trx, { memberId, key }, context.clock.now());
    await context.crashpoints.reach('outcome:before-commit');
    return found === null ? { state: 'unknown', key } : wirePlacement(context, trx, await findPlacement(trx, memberId, found.key));
  });
}

/** Returns the placement of a completed key. */
export async function findPlacement(trx: Trx, memberId: MemberId, key: string): Promise<PlacementRow> {
  return trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_placement')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Builds the answer to a placement: the ticket as it is now, or the reason of the refusal and the new offer. */
export async function wirePlacement(context: BettingContext, trx: Trx, row: PlacementRow): Promise<WirePlacement> {
  const { key } = row;
  if (row.state === 'rejected') return wireRejection(trx, row);
  const tickets = trx.withTables<SportsbookTables>().selectFrom('sb_ticket').selectAll();
  const ticketRow = await tickets.where('ticket_id', '=', row.ticket_id).executeTakeFirstOrThrow();
  const [ticket] = await wireTickets(trx, [ticketRow], context.clock.nowMs(), context.settings());
  if (!ticket) throw new TypeError(`placement ${key} has lost its ticket`);
  if (row.state === 'accepted') return { state: 'accepted', key, ticket };
  const deadline = ticketRow.deadline?.getTime() ?? ticketRow.placed_at.getTime();
  return { state: 'confirming', key, ticket_id: ticket.ticket_id, cause: 'danger-window', deadline };
}

async function wireRejection(trx: Trx, row: PlacementRow): Promise<WirePlacement> {
  const reason = row.reason as RejectionReason;
  const quotes = trx.withTables<SportsbookTables>().selectFrom('sb_quote').selectAll();
  const offer = row.offer_quote_id === null ? undefined : await quotes.where('quote_id', '=', row.offer_quote_id).executeTakeFirst();
  return { state: 'rejected', key: row.key, reason, ...(offer && { offer: wireQuote([offer], null) }) };
}
