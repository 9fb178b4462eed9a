import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import type { GameQuery } from '../games/game';
import { changeLobbyQuery, parseLobbyQuery, toAddressQuery } from './lobbyQuery';

/** The query of the lobby, kept in its address. A change replaces the address, so that one step back leaves the lobby. */
export function useLobbyQuery(): { readonly query: GameQuery; readonly change: (change: Partial<GameQuery>) => void } {
  const { navigation } = useServices();
  const [query, setQuery] = useState(() => parseLobbyQuery(navigation.location.get().query));

  // The menu changes the address too. On the way to another screen the lobby does not change.
  useEffect(
    () =>
      navigation.location.subscribe((location) => {
        if (location.name === 'egame') setQuery(parseLobbyQuery(location.query));
      }),
    [navigation],
  );
  const change = useCallback(
    (changed: Partial<GameQuery>) => {
      const next = changeLobbyQuery(query, changed);
      setQuery(next);
      navigation.go('egame', {}, { query: toAddressQuery(next), replace: true });
    },
    [navigation, query],
  );
  return { query, change };
}
