import { useCallback } from 'react';
import { selectionKey } from '@site/shared/betting';
import { useServices, type RouteName } from '@site/shared/contract';
import type { SharedTicket } from './sharedTicket';

/** Pages with a view of the sports remote, which listens to `slip/pick`. */
const SPORTS_PAGES: readonly RouteName[] = ['home', 'crty', 'localSport', 'crtyMatch'];
const CHANNEL = 'CRTY';

/**
 * Puts the selections of a shared ticket into the player's own slip, at current prices. One selection is picked by an event where a sports
 * view listens; several, or from a page without sports, by the address of the channel, which makes a parlay of them.
 */
export function useFollow(): (ticket: SharedTicket) => void {
  const { bus, dock, navigation, session } = useServices();
  return useCallback(
    ({ legs }) => {
      if (!session.requireLogin()) return;
      const [first] = legs;
      if (first && legs.length === 1 && SPORTS_PAGES.some((page) => page === navigation.location.get().name)) {
        bus.emit('slip/pick', first.code);
        dock.show('slip');
        return;
      }
      navigation.go('crty', { enName: CHANNEL }, { query: { pick: legs.map(({ code }) => selectionKey(code)).join(',') } });
    },
    [bus, dock, navigation, session],
  );
}
