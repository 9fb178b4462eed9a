import type { WireTicket } from '@site/shared/wire/tickets';
import { sql } from 'kysely';
import type { MemberId, Reader } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { BettingContext } from './betting/bettingContext';
import { cashOutsNow } from './betting/cash-out/cashOutNow';
import { wireTickets, type TicketRow } from './betting/tickets';
import type { SportsbookTables, TicketState } from './database/tables';

export interface PageRequest {
  /** Page number, from 1. */
  readonly pageNum: number;
  readonly pageSize: number;
  /** Range of times in milliseconds, `from` included and `to` excluded. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface ResultsRequest extends PageRequest {
  readonly ended?: Ended | undefined;
  readonly mode?: WireTicket['mode'] | undefined;
}

/** Final result of a ticket, as in the filter of the results. */
export type Ended = 'won' | 'lost' | 'push' | 'void' | 'cashed-out';

/** Page of tickets; `totals` cover all pages. */
export interface TicketPage {
  readonly total: number;
  readonly list: WireTicket[];
  readonly totals: { readonly risk: string; readonly payout: string };
}

const HIGHEST_PAGE_SIZE = 100;

/** Returns the tickets that hold money now, newest first, each with its current cash-out amount. */
export async function openBets(context: BettingContext, memberId: MemberId): Promise<WireTicket[]> {
  const { db, clock, settings } = context;
  const rows = await ticketsOf(db, memberId, ['confirming', 'open'])
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('ticket_id', 'desc')
    .execute();
  const worth = await cashOutsNow(context, rows);
  return (await wireTickets(db, rows, clock.nowMs(), settings())).map((ticket) => {
    const cashOut = worth.get(ticket.ticket_id);
    return cashOut === undefined ? ticket : { ...ticket, cashOut };
  });
}

/** Returns settled and cashed-out tickets by the time they were closed, newest first. */
export function settledBets(context: BettingContext, memberId: MemberId, { ended, mode, ...request }: ResultsRequest): Promise<TicketPage> {
  let tickets = ticketsOf(context.db, memberId, ended === 'cashed-out' ? ['cashed-out'] : ['settled', 'cashed-out']);
  if (ended !== undefined && ended !== 'cashed-out') tickets = tickets.where(RESULTS_OF[ended]);
  // Clients see a builder as a parlay.
  if (mode !== undefined) tickets = tickets.where('mode', 'in', mode === 'parlay' ? ['parlay', 'builder'] : [mode]);
  return page(context, tickets, request);
}

export async function ticketsByNumber(
  { db, clock, settings }: BettingContext,
  memberId: MemberId,
  ticketIds: readonly string[],
): Promise<WireTicket[]> {
  if (ticketIds.length === 0) return [];
  const rows = await db
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ticket_id', 'in', ticketIds)
    .execute();
  return wireTickets(db, rows, clock.nowMs(), settings());
}

/**
 * Conditions of the results filter. A half win counts as won and a half loss as lost; a cashed-out ticket has no
 * result.
 */
const RESULTS_OF: Readonly<Record<Exclude<Ended, 'cashed-out'>, ReturnType<typeof sql<boolean>>>> = {
  won: sql<boolean>`result in ('W', 'LW')`,
  lost: sql<boolean>`result in ('L', 'LL')`,
  push: sql<boolean>`result = 'P'`,
  void: sql<boolean>`result like 'D%'`,
};

/** Sum of the risks, which differ from the stakes at negative prices. Risk minus payout is the loss. */
const HELD = sql<bigint>`coalesce(sum(risk), 0)::bigint`;
const PAID = sql<bigint>`coalesce(sum(payout), 0)::bigint`;

async function page(
  { db, clock, settings }: BettingContext,
  tickets: ReturnType<typeof ticketsOf>,
  { pageNum, pageSize, from, to }: PageRequest,
): Promise<TicketPage> {
  const size = Math.min(Math.max(1, pageSize), HIGHEST_PAGE_SIZE);
  let matching = tickets;
  if (from !== undefined) matching = matching.where('settled_at', '>=', new Date(from));
  if (to !== undefined) matching = matching.where('settled_at', '<', new Date(to));
  const { total, risk, payout } = await matching
    .select([sql<number>`count(*)::integer`.as('total'), HELD.as('risk'), PAID.as('payout')])
    .executeTakeFirstOrThrow();
  const rows: TicketRow[] = await matching
    .selectAll()
    .orderBy('settled_at', 'desc')
    .orderBy('ticket_id', 'desc')
    .limit(size)
    .offset((Math.max(1, pageNum) - 1) * size)
    .execute();
  return {
    total,
    list: await wireTickets(db, rows, clock.nowMs(), settings()),
    totals: { risk: formatYuan(fen(risk)), payout: formatYuan(fen(payout)) },
  };
}

function ticketsOf(reader: Reader, memberId: MemberId, states: readonly TicketState[]) {
  return reader.withTables<SportsbookTables>().selectFrom('sb_ticket').where('member_id', '=', memberId).where('state', 'in', states);
}
