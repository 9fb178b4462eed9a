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
  /** Those the player has starred, which are not among the others; `undefined` where nothing is starred. */
  readonly ownIds: Loadable<readonly string[]> | undefined;
  readonly reload: () => void;
}

/**
 * The ids of the matches home shows, the one beside its slide first, kept up to date while a widget of them is mounted. The slip and the
 * open bets are synchronized with them, so that the counts on the dock are right where no other view of sports is mounted.
 */
export function useHighlights(): HomeMatches {
  useSlipSync();
  useTicketWatch();
  const services = useServices();
  const resource = useLocalizedPublicResource();
  // In a layout effect: what is too old to be shown again is not painted for a frame either.
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
