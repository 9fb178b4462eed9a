import type { WireSharedTicket } from '@site/shared/wire/chat';
import { sql } from 'kysely';
import type { Clock, Db, Sportsbook, TicketNow } from '../kernel';
import { inTransaction } from '../kernel';
import type { Members } from '../members/createMembers';
import type { RoomWriter } from '../chat/createRoomWriter';
import type { FindSharedTicket } from '../chat/findSharedTicket';
import type { ChatTables } from '../chat/tables';

/** Interval at which shared tickets are checked. */
export const TICKETS_EVERY_MS = 5_000;

/** Maximum number of open tickets checked at once, newest first. */
const LOOKED_AT = 50;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Pick<Members, 'find'>;
  readonly findTicket: FindSharedTicket;
  readonly sportsbook: Pick<Sportsbook, 'ticketNow'>;
  readonly writer: Pick<RoomWriter, 'change'>;
}

/**
 * Creates the function that updates the cards of shared tickets. Open tickets show present prices and the number of
 * people who bet the same; settled, void or cashed-out ones show their state. Each change is written once, even with
 * several processes.
 */
export function createTicketFollowing({ db, clock, members, findTicket, sportsbook, writer }: Dependencies): () => Promise<void> {
  let lookedAtMs = -Infinity;

  return async () => {
    if (clock.nowMs() - lookedAtMs < TICKETS_EVERY_MS) return;
    lookedAtMs = clock.nowMs();
    for (const { id, rid, at, ticket, ticket_id: ticketId, member_id: memberId } of await readOpen(db)) {
      const member = memberId === null ? null : await members.find(memberId);
      const found = member === null || ticketId === null ? null : await findTicket(member, ticketId);
      const now = found?.state === 'open' && ticketId !== null ? withPrices(found, await sportsbook.ticketNow(ticketId, at)) : found;
      if (now === null || ticket === null || standOf(now) === standOf(ticket)) continue;
      await inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .withTables<ChatTables>()
          .updateTable('chat_message')
          .set({ ticket: JSON.stringify(now) })
          .where('id', '=', id)
          .where(sql<boolean>`ticket ->> 'state' = 'open'`)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await writer.change(trx, rid, id);
      });
    }
  };
}

/** Reads open shared tickets, newest first. */
function readOpen(db: Db) {
  return db
    .withTables<ChatTables>()
    .selectFrom('chat_message')
    .select(['id', 'rid', 'at', 'ticket', 'ticket_id', 'member_id'])
    .where('ticket_id', 'is not', null)
    .where(sql<boolean>`ticket ->> 'state' = 'open'`)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute();
}

function withPrices(ticket: WireSharedTicket, now: TicketNow | null): WireSharedTicket {
  if (now === null) return ticket;
  return { ...ticket, followers: now.followers, legs: ticket.legs.map((leg, index) => ({ ...leg, now: now.prices[index] })) };
}

/** Returns the parts of a ticket that can change after its acceptance. */
function standOf({ state, result, followers, legs }: WireSharedTicket): string {
  return JSON.stringify([
    state,
    result,
    followers,
    legs.map((leg) => [leg.result, leg.now?.ior, leg.now?.ratio, leg.now?.strong, leg.now === null]),
  ]);
}
