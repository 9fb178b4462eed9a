import { useCallback } from 'react';
import { selectionKey } from '@site/shared/betting';
import { useServices, type RouteName } from '@site/shared/contract';
import type { SharedTicket } from './sharedTicket';

/** Pages with a view of the sports remote, which subscribes to `slip/pick`. */
const SPORTS_PAGES: readonly RouteName[] = ['home', 'crty', 'localSport', 'crtyMatch'];
const CHANNEL = 'CRTY';

/**
 * Returns a function that puts a shared ticket into the player's slip as the same bet, at current odds. A single is
 * picked by an event on pages with a sports view. Any other ticket, and every ticket on pages without sports, is passed
 * in the address of the channel, with its bet type.
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

/**
 * Returns the bet type for the channel's address: a single, one parlay, or all parlays of one size or of every size.
 */
function typeOf({ mode, folds }: SharedTicket): string {
  if (mode !== 'system') return mode;
  return folds.length === 1 ? folds.join('') : 'all-folds';
}
