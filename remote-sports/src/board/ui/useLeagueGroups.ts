import { useCallback, useRef } from 'react';
import { useStore } from 'zustand';
import { arrangeBoard, type LeagueGroup } from '../arrangeBoard';
import type { BoardQuery } from '../boardQuery';
import { boardStore, type BoardState } from '../boardStore';

/** The arrangement of the board. It stays the same object while prices move, and changes when matches come, go or change places. */
export function useLeagueGroups(query: BoardQuery, favourites: ReadonlySet<string>): readonly LeagueGroup[] {
  const last = useRef<readonly LeagueGroup[]>([]);
  const { league, sort, search, favouritesOnly } = query;
  const select = useCallback(
    ({ feed }: BoardState) => {
      const next = arrangeBoard([...feed.values()], { league, sort, search, favouritesOnly }, favourites);
      if (signature(next) !== signature(last.current)) last.current = next;
      return last.current;
    },
    [league, sort, search, favouritesOnly, favourites],
  );
  return useStore(boardStore(), select);
}

function signature(groups: readonly LeagueGroup[]): string {
  return groups.map(({ key, league, matchIds }) => `${key} ${league.name} ${matchIds.join(' ')}`).join('|');
}
