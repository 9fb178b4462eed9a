import { useCallback } from 'react';
import { selectionKey } from '@site/shared/betting';
import { useServices, type RouteName } from '@site/shared/contract';
import type { SharedTicket } from './sharedTicket';

/** Pages with a view of the sports remote, which listens to `slip/pick`. */
const SPORTS_PAGES: readonly RouteName[] = ['home', 'crty', 'localSport', 'crtyMatch'];
const CHANNEL = 'CRTY';

/**
 * Puts a shared ticket into the player's own slip as the bet it is, at current prices. A single is picked by an event where a sports view
 * listens; any other ticket, or from a page without sports, travels with its type in the address of the channel.
 */
export function useFollow(): (ticket: SharedTicket) => void {
  const { bus, dock, navigation, session } = useServices();
  return useCallback(
    (ticket) => {
      const { legs } = ticket;
      if (!session.requireLogin()) return;
      const [first] = legs;
      if (first && legs.length === 1 && SPORTS_PAGES.some((page) => page === navigation.location.get().name)) {
        const { gameId: matchId, w: market, r: selection } = first.code;
        bus.emit('slip/pick', { matchId, market, selection });
        dock.show('slip');
        return;
      }
      const pick = legs.map(({ code }) => selectionKey(code)).join(',');
      navigation.go('crty', { enName: CHANNEL }, { query: { pick, bet: typeOf(ticket) } });
    },
    [bus, dock, navigation, session],
  );
}

/** How the channel takes the selections together: as a single, as one parlay, or in all lines of one size or of every size. */
function typeOf({ mode, folds }: SharedTicket): string {
  if (mode !== 'system') return mode;
  return folds.length === 1 ? folds.join('') : 'all-folds';
}
