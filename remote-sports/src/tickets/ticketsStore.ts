import type { Ticket } from '@site/shared/betting';
import { LOADING, reloading, settle, type Loadable } from '@site/shared/loadable';
import type { CallResult } from '@site/shared/contract';
import type { Fen } from '@site/shared/money';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Polling interval while a bet is open, because scores change and bets are settled. */
export const OPEN_BETS_POLL_MS = 10_000;

/** Open bets of a member as last loaded. */
export interface OpenBets {
  readonly owner: string | undefined;
  readonly tickets: Loadable<readonly Ticket[]>;
  /** Server time of the last response, including failures. */
  readonly readAt: number;
  /** Tickets that are no longer open and whose outcome is not loaded yet. */
  readonly departed: readonly Ticket[];
}

export type OpenBetsStore = StoreApi<OpenBets>;

const INITIAL: OpenBets = { owner: undefined, tickets: LOADING, readAt: 0, departed: [] };

export function createOpenBetsStore(): OpenBetsStore {
  return createStore<OpenBets>(() => INITIAL);
}

let ownStore: OpenBetsStore | undefined;

export function openBetsStore(): OpenBetsStore {
  ownStore ??= createOpenBetsStore();
  return ownStore;
}

/** Returns the open bets this member may see; those of another member are never shown. */
export function openBetsOf(bets: OpenBets, member: string | undefined): Loadable<readonly Ticket[]> {
  return member !== undefined && bets.owner === member ? bets.tickets : LOADING;
}

/** Marks the open bets as reloading. */
export function reloadOpenBets(bets: OpenBets, owner: string): OpenBets {
  return { ...heldBy(bets, owner), tickets: reloading(openBetsOf(bets, owner)) };
}

/** Applies a response: tickets that are missing from it have departed. A failure keeps the held tickets. */
export function takeOpenBets(bets: OpenBets, owner: string, result: CallResult<readonly Ticket[]>, now: number): OpenBets {
  const held = heldBy(bets, owner);
  const tickets = settle(held.tickets, result);
  if (!result.ok) return { ...held, tickets, readAt: now };
  const open = new Set(result.data.map(({ id }) => id));
  const departed = [...held.departed, ...(held.tickets.data ?? [])].filter(({ id }) => !open.has(id));
  return { owner, tickets, readAt: now, departed };
}

export function hasDepartures(before: OpenBets, after: OpenBets): boolean {
  return after.departed.some((ticket) => !before.departed.includes(ticket));
}

/**
 * Sets the automatic cash-out target of a ticket after the platform has confirmed it. @param target `undefined` removes
 * the target
 */
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
 * Looks up the departed tickets in the latest results.
 *
 * @returns `settled`: departed tickets that were settled, or cashed out for at least their target, with their outcomes.
 * The others were rejected or cashed out by the member.
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

/** Returns true when the open bets must be loaded now, because they were not loaded for this member recently. */
export function isDue(bets: OpenBets, member: string, now: number): boolean {
  const isRecent = now - bets.readAt < OPEN_BETS_POLL_MS / 2;
  return bets.owner !== member || bets.tickets.status !== 'ready' || bets.departed.length > 0 || !isRecent;
}

/**
 * Returns the delay before the next poll, in milliseconds.
 *
 * @returns `undefined` when no bet is open: only an event can change that, so polling stops
 */
export function pollDelay({ tickets, departed, readAt }: OpenBets, now: number): number | undefined {
  const isOver = tickets.status === 'ready' && tickets.data.length === 0 && departed.length === 0;
  return isOver ? undefined : Math.min(OPEN_BETS_POLL_MS, Math.max(0, readAt + OPEN_BETS_POLL_MS - now));
}

/** Returns the held bets of this member, and none of another one. */
function heldBy(bets: OpenBets, owner: string): OpenBets {
  return bets.owner === owner ? bets : { ...INITIAL, owner };
}
