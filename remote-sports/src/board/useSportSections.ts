import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Favourites } from '../favourites/favourites';
import { arrangeBoard, type SportSection } from './arrangeBoard';
import type { BoardQuery } from './boardQuery';
import type { MatchFeed } from '../feed/matchFeed';
import { boardStore, type BoardState } from '../feed/boardStore';
import { isArrangedAlike } from './isArrangedAlike';

/**
 * Returns the arrangement of the board. The result stays the same object while only prices move; it changes when
 * matches appear, disappear or change their sort fields.
 */
export function useSportSections(query: BoardQuery, favourites: Favourites): readonly SportSection[] {
  const last = useRef<readonly SportSection[]>([]);
  const { league, sort, search, favouritesOnly } = query;
  const select = useMemo(() => {
    let seen: MatchFeed | undefined;
    let shown: readonly SportSection[] | undefined;
    return ({ feed }: BoardState) => {
      if (!shown || !seen || !isArrangedAlike(seen, feed)) {
        const before = shown ?? last.current;
        const next = arrangeBoard([...feed.values()], { league, sort, search, favouritesOnly }, favourites);
        shown = signature(next) === signature(before) ? before : next;
      }
      seen = feed;
      return shown;
    };
  }, [league, sort, search, favouritesOnly, favourites]);
  const sections = useStore(boardStore(), select);
  useEffect(() => {
    last.current = sections;
  }, [sections]);
  return sections;
}

function signature(sections: readonly SportSection[]): string {
  return sections
    .flatMap(({ sport, groups }) => groups.map(({ key, league, matchIds }) => `${sport} ${key} ${league.name} ${matchIds.join(' ')}`))
    .join('|');
}
