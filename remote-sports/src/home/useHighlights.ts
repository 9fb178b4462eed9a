import { useCallback, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useServices } from '@site/shared/contract';
import { mapLoadable, type Loadable } from '@site/shared/loadable';
import { usePublicSportsReader } from '../channel-entry/usePublicResource';
import { useSlipSync } from '../slip/useSlipSync';
import { useTicketWatch } from '../tickets/useTicketWatch';
import { highlights } from './highlights';
import { openHighlights } from './openHighlights';

/**
 * The ids of the matches home shows, the one beside its slide first, kept true while a view of them stands. With them the slip and the open
 * bets are kept, so that the counts on the dock are right where nothing else of sports stands.
 */
export function useHighlights(): { readonly matchIds: Loadable<readonly string[]>; readonly reload: () => void } {
  useSlipSync();
  useTicketWatch();
  const services = useServices();
  const api = usePublicSportsReader();
  // before anything is painted: what is too old to be shown again is not shown for a frame either
  useLayoutEffect(() => highlights().rota.join(() => openHighlights(services, api)), [services, api]);

  const { store } = highlights();
  const list = useStore(store, (state) => state.list);
  const ids = useStore(
    store,
    useShallow(({ feed }) => [...feed.keys()]),
  );
  const reload = useCallback(() => highlights().rota.current()?.reload(), []);
  return { matchIds: mapLoadable(list, () => ids), reload };
}
