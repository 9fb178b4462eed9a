import { sharedTicketSchema, type WireSharedTicket } from '@site/shared/wire/chat';
import { ticketSchema, type WireTicket } from '@site/shared/wire/tickets';
import * as z from 'zod/mini';
import type { Member, Sportsbook } from '../kernel';

/**
 * Returns the member's ticket as a room may see it, or null when the member has no accepted ticket with this number.
 */
export type FindSharedTicket = (member: Member, ticketId: string) => Promise<WireSharedTicket | null>;

const PAGE_SIZE = 100;
/** Number of pages that are searched; older tickets cannot be shared. */
const PAGES = 10;

const ticketsSchema = z.object({ list: z.array(ticketSchema) });

/** Reads the bets from the sportsbook, so that a member can only share bets they made. */
export function createSharedTicketFinder(sportsbook: Pick<Sportsbook, 'resource'>): FindSharedTicket {
  return async (member, ticketId) => {
    const ask = async (method: string, request: object) =>
      ticketsSchema.parse(await sportsbook.resource({ method, request, member, idempotencyKey: null })).list;
    const isWanted = ({ ticket_id }: WireTicket) => ticket_id === ticketId;

    let found = (await ask('openBets', {})).find(isWanted);
    for (let pageNum = 1; found === undefined && pageNum <= PAGES; pageNum += 1) {
      const page = await ask('results', { pageNum, pageSize: PAGE_SIZE });
      found = page.find(isWanted);
      if (page.length < PAGE_SIZE) break;
    }
    // The schema keeps what a room may see and drops the rest: number, stake, payout.
    return sharedTicketSchema.safeParse(found).data ?? null;
  };
}
