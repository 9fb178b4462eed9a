import { createStore, type StoreApi } from 'zustand/vanilla';
import { INITIAL_BOARD_QUERY, type BoardQuery } from './boardQuery';

export type BoardQueryStore = StoreApi<BoardQuery>;

let ownStore: BoardQueryStore | undefined;

/** What this page's board was last asked for: who comes back from a match finds the board as it was. */
export function boardQueryStore(): BoardQueryStore {
  ownStore ??= createStore<BoardQuery>(() => INITIAL_BOARD_QUERY);
  return ownStore;
}
