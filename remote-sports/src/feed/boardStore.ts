import { LOADING, type Loadable } from '@site/shared/loadable';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { EMPTY_FEED, type MatchFeed } from './matchFeed';
import type { LeagueOverview } from './matchList';

/**
 * How current the prices of a store are.
 *
 * `live`: the stream sends every change. `polling`: the stream is down, and the list is read every few seconds instead. `lost`: neither
 * answers, so that nothing may be bet. `unknown`: the feed is paused, or nothing has answered yet.
 *
 * Assumption: a list read within the last seconds is a link, so that betting goes on while polling (decision 41), and stops once
 * that fails too.
 */
export type LinkState = 'unknown' | 'live' | 'polling' | 'lost';

export interface BoardState {
  readonly feed: MatchFeed;
  readonly link: LinkState;
  /** The reading of the list, whose matches are in the feed: which version of it is held. */
  readonly list: Loadable<{ readonly version: number }>;
  readonly overview: Loadable<LeagueOverview>;
}

export type BoardStore = StoreApi<BoardState>;

export function createBoardStore(initial: Partial<BoardState> = {}): BoardStore {
  return createStore<BoardState>(() => ({ feed: EMPTY_FEED, link: 'unknown', list: LOADING, overview: LOADING, ...initial }));
}

let ownBoardStore: BoardStore | undefined;
let ownHomeStore: BoardStore | undefined;

/** The matches of this page's board. */
export function boardStore(): BoardStore {
  ownBoardStore ??= createBoardStore();
  return ownBoardStore;
}

/** The matches of home's widgets. Apart from the board, which watches other matches and may still be mounted while home mounts. */
export function homeStore(): BoardStore {
  ownHomeStore ??= createBoardStore();
  return ownHomeStore;
}
