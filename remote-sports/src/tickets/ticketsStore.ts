import type { Ticket } from '@site/shared/betting';
import { LOADING, reloading, settle, type Loadable } from '@site/shared/loadable';
import type { CallResult } from '@site/shared/contract';
import type { Fen } from '@site/shared/money';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** While a bet is open, the open bets are read this often: scores change, and bets are settled. */
export const OPEN_BETS_POLL_MS = 10_000;

/** The open bets of a member, as they were last read. */
export interface OpenBets {
  /** The user id of the member they belong to. */
  readonly owner: string | undefined;
  readonly tickets: Loadable<readonly Ticket[]>;
  /** Server time of the last answer, a failure included. */
  readonly readAt: number;
  /** Tickets that were open or confirming and are no longer, whose outcome has not been read yet. */
  readonly departed: readonly Ticket[];
}

export type OpenBetsStore = StoreApi<OpenBets>;

const INITIAL: OpenBets = { owner: undefined, tickets: LOADING, readAt: 0, departed: [] };

export function createOpenBetsStore(): OpenBetsStore {
  return createStore<OpenBets>(() => INITIAL);
}

let ownStore: OpenBetsStore | undefined;

/** The open bets of this page. */
export function openBetsStore(): OpenBetsStore {
  ownStore ??= createOpenBetsStore();
  return ownStore;
}

/** The open bets as this member may see them: another one's are never shown. */
export function openBetsOf(bets: OpenBets, member: string | undefined): Loadable<readonly Ticket[]> {
  return member !== undefined && bets.owner === member ? bets.tickets : LOADING;
}

/** They are being read on request. */
export function reloadOpenBets(bets: OpenBets, owner: string): OpenBets {
  return { ...heldBy(bets, owner), tickets: reloading(openBetsOf(bets, owner)) };
}

/** Takes a reading: tickets that are no longer in it have departed. A failed one keeps what is held. */
export function takeOpenBets(bets: OpenBets, owner: string, result: CallResult<readonly Ticket[]>, now: number): OpenBets {
  const held = heldBy(bets, owner);
  const tickets = settle(held.tickets, result);
  if (!result.ok) return { ...held, tickets, readAt: now };
  const open = new Set(result.data.map(({ id }) => id));
  const departed = [...held.departed, ...(held.tickets.data ?? [])].filter(({ id }) => !open.has(id));
  return { owner, tickets, readAt: now, departed };
}

/** Whether a reading has found departed tickets. */
export function hasDepartures(before: OpenBets, after: OpenBets): boolean {
  return after.departed.some((ticket) => !before.departed.includes(ticket));
}

/** What a ticket is cashed out for by itself, as the platform has just answered. @param target absent: not at all */
export function withTarget(bets: OpenBets, ticketId: Ticket['id'], target: Fen | undefined): OpenBets {
  const { tickets } = bets;
  if (tickets.data === undefined) return bets;
  const data = tickets.data.map((ticket): Ticket => {
    if (ticket.id !== ticketId || ticket.state.status !== 'open') return ticket;
    const { autoCashOut: _before, ...state } = ticket.state;
    return { ...ticket, state: target === undefined ? state : { ...state, autoCashOut: target } };
  });
  return { ...bets, tickets: { ...tickets, data } };
}

/**
 * Looks the departed up in the latest results.
 *
 * @returns `settled`: those of them that were settled, or cashed out for at least what was set, with their ends. The others were rejected, or cashed out
 * by the member.
 */
export function takeResults(bets: OpenBets, results: readonly Ticket[]): { readonly bets: OpenBets; readonly settled: readonly Ticket[] } {
  const departed = new Map(bets.departed.map(({ id, state }) => [id, state.status === 'open' ? state.autoCashOut : undefined]));
  const settled = results.filter(({ id, state }) => {
    if (state.status !== 'cashed-out') return state.status === 'settled' && departed.has(id);
    const target = departed.get(id);
    return target !== undefined && state.payout >= target;
  });
  return { bets: { ...bets, departed: [] }, settled };
}

/** Whether they have to be read now, because they were not read for this member just before. */
export function isDue(bets: OpenBets, member: string, now: number): boolean {
  const isRecent = now - bets.readAt < OPEN_BETS_POLL_MS / 2;
  return bets.owner !== member || bets.tickets.status !== 'ready' || bets.departed.length > 0 || !isRecent;
}

/**
 * How long to wait before the next reading, in milliseconds.
 *
 * @returns `undefined` where nothing is open: then only an event can change that, and polling stops
 */
export function pollDelay({ tickets, departed, readAt }: OpenBets, now: number): number | undefined {
  const isOver = tickets.status === 'ready' && tickets.data.length === 0 && departed.length === 0;
  return isOver ? undefined : Math.min(OPEN_BETS_POLL_MS, Math.max(0, readAt + OPEN_BETS_POLL_MS - now));
}

/** What is held for this member; nothing of another one. */
function heldBy(bets: OpenBets, owner: string): OpenBets {
  return bets.owner === owner ? bets : { ...INITIAL, owner };
}
