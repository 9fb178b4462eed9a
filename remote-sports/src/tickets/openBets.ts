import type { Ticket } from '@site/shared/betting';
import { LOADING, settle, type Loadable } from '@site/shared/loadable';
import type { CallResult } from '@site/shared/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { OPEN_BETS_POLL_MS } from './limits';

/** The open bets of a member, as they were last read. */
export interface OpenBets {
  /** The user id of the member they belong to. */
  readonly owner: string | undefined;
  readonly tickets: Loadable<readonly Ticket[]>;
  /** Server time of the reading. */
  readonly readAt: number;
}

export type OpenBetsStore = StoreApi<OpenBets>;

const NOTHING: OpenBets = { owner: undefined, tickets: LOADING, readAt: 0 };

export function createOpenBetsStore(): OpenBetsStore {
  return createStore<OpenBets>(() => NOTHING);
}

let ownStore: OpenBetsStore | undefined;

/** The open bets of this page, whichever of its views reads them. */
export function openBetsStore(): OpenBetsStore {
  ownStore ??= createOpenBetsStore();
  return ownStore;
}

/** The open bets as this member may see them: another one's are never shown. */
export function openBetsOf(bets: OpenBets, member: string | undefined): Loadable<readonly Ticket[]> {
  return member !== undefined && bets.owner === member ? bets.tickets : LOADING;
}

/** Whether another view has just read them for this member. */
export function isRecent({ owner, readAt }: OpenBets, member: string, now: number): boolean {
  return owner === member && now - readAt < OPEN_BETS_POLL_MS / 2;
}

/**
 * Takes a reading.
 *
 * @returns the tickets that were open before and are no longer: they have been settled
 */
export function takeOpenBets(store: OpenBetsStore, owner: string, result: CallResult<readonly Ticket[]>, now: number): readonly Ticket[] {
  const before = store.getState();
  const known = before.owner === owner ? before.tickets : LOADING;
  store.setState({ owner, tickets: settle<readonly Ticket[]>(known, result), readAt: result.ok ? now : before.readAt });
  if (!result.ok || known.data === undefined) return [];
  const open = new Set(result.data.map(({ id }) => id));
  return known.data.filter(({ id, state }) => state.at === 'open' && !open.has(id));
}
