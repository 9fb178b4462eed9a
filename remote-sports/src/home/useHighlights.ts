import { useCallback, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Match } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { mapLoadable, type Loadable } from '@site/shared/loadable';
import { useLocalizedPublicResource } from '../resource/usePublicResource';
import { hasFavourites, isFavourite } from '../favourites/favourites';
import { useFavourites } from '../favourites/useFavourites';
import { homeStore, type BoardState } from '../feed/boardStore';
import { useSlipSync } from '../slip/useSlipSync';
import { useTicketWatch } from '../tickets/useTicketWatch';
import { highlights } from './highlights';
import { openHighlights } from './openHighlights';

interface HomeMatches {
  readonly matchIds: Loadable<readonly string[]>;
  /** Starred matches, which are left out of `matchIds`; `undefined` when nothing is starred. */
  readonly ownIds: Loadable<readonly string[]> | undefined;
  readonly reload: () => void;
}

/**
 * Returns the ids of the matches home shows, the one beside the carousel first, and keeps them up to date while a
 * widget is mounted. Also synchronizes the slip and the open bets, so that the counts on the dock are right when no
 * other sports view is mounted.
 */
export function useHighlights(): HomeMatches {
  useSlipSync();
  useTicketWatch();
  const services = useServices();
  const resource = useLocalizedPublicResource();
  // Use a layout effect, so that outdated matches are not painted even for one frame.
  useLayoutEffect(() => highlights().task.join(() => openHighlights(services, resource)), [services, resource]);

  const store = homeStore();
  const list = useStore(store, (state) => state.list);
  const favourites = useFavourites();
  const idsOf = (isWanted: (match: Match) => boolean) => (state: BoardState) =>
    [...state.feed.values()].flatMap(({ match }) => (isWanted(match) ? [match.id] : []));
  const ids = useStore(store, useShallow(idsOf((match) => !isFavourite(match, favourites))));
  const ownIds = useStore(store, useShallow(idsOf((match) => isFavourite(match, favourites))));
  const reload = useCallback(() => highlights().task.current()?.reload(), []);
  return {
    matchIds: mapLoadable(list, () => ids),
    ownIds: hasFavourites(favourites) ? mapLoadable(list, () => ownIds) : undefined,
    reload,
  };
}
