import { LOADING, type Loadable } from '@site/shared/loadable';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { EMPTY_FEED, type MatchFeed } from './matchFeed';
import type { LeagueOverview } from './matchList';

/**
 * Freshness of the prices in a store.
 *
 * `live`: the stream sends every change. `polling`: the stream is down, and the list is polled every few seconds
 * instead. `lost`: both fail, so betting is blocked. `unknown`: the feed is paused, or nothing has been received yet.
 *
 * Assumption: a list loaded within the last seconds counts as a connection, so betting continues while polling
 * (decision 41) and stops when polling fails too.
 */
export type LinkState = 'unknown' | 'live' | 'polling' | 'lost';

export interface BoardState {
  readonly feed: MatchFeed;
  readonly link: LinkState;
  /** Loading state of the list and the version the store holds. The matches themselves are in `feed`. */
  readonly list: Loadable<{ readonly version: number }>;
  readonly overview: Loadable<LeagueOverview>;
}

export type BoardStore = StoreApi<BoardState>;

export function createBoardStore(initial: Partial<BoardState> = {}): BoardStore {
  return createStore<BoardState>(() => ({ feed: EMPTY_FEED, link: 'unknown', list: LOADING, overview: LOADING, ...initial }));
}

let ownBoardStore: BoardStore | undefined;
let ownHomeStore: BoardStore | undefined;

/** Returns the store with the matches of this page's board. */
export function boardStore(): BoardStore {
  ownBoardStore ??= createBoardStore();
  return ownBoardStore;
}

/**
 * Returns the store with the matches of the home widgets. It is separate from the board's store, because the board
 * follows other matches and may still be mounted while home mounts.
 */
export function homeStore(): BoardStore {
  ownHomeStore ??= createBoardStore();
  return ownHomeStore;
}
