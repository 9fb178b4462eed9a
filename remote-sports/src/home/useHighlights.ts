import { useCallback, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useServices } from '@site/shared/contract';
import { mapLoadable, type Loadable } from '@site/shared/loadable';
import { useLocalizedPublicResource } from '../resource/usePublicResource';
import { homeStore } from '../feed/boardStore';
import { useSlipSync } from '../slip/useSlipSync';
import { useTicketWatch } from '../tickets/useTicketWatch';
import { highlights } from './highlights';
import { openHighlights } from './openHighlights';

/**
 * The ids of the matches home shows, the one beside its slide first, kept up to date while a widget of them is mounted. The slip and the
 * open bets are synchronized with them, so that the counts on the dock are right where no other view of sports is mounted.
 */
export function useHighlights(): { readonly matchIds: Loadable<readonly string[]>; readonly reload: () => void } {
  useSlipSync();
  useTicketWatch();
  const services = useServices();
  const resource = useLocalizedPublicResource();
  // In a layout effect: what is too old to be shown again is not painted for a frame either.
  useLayoutEffect(() => highlights().task.join(() => openHighlights(services, resource)), [services, resource]);

  const store = homeStore();
  const list = useStore(store, (state) => state.list);
  const ids = useStore(
    store,
    useShallow(({ feed }) => [...feed.keys()]),
  );
  const reload = useCallback(() => highlights().task.current()?.reload(), []);
  return { matchIds: mapLoadable(list, () => ids), reload };
}
