import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import type { GameQuery } from '../games/game';
import { changeLobbyQuery, parseLobbyQuery, toAddressQuery } from './lobbyQuery';

/** What the lobby shows, kept in its address. A change replaces the address, so that one step back leaves the lobby. */
export function useLobbyQuery(): { readonly query: GameQuery; readonly change: (change: Partial<GameQuery>) => void } {
  const { navigation } = useServices();
  const [query, setQuery] = useState(() => parseLobbyQuery(navigation.location.get().query));

  // An address that changes from outside, as by the menu. On the way to another screen the lobby stays what it was.
  useEffect(
    () =>
      navigation.location.subscribe((location) => {
        if (location.name === 'egame') setQuery(parseLobbyQuery(location.query));
      }),
    [navigation],
  );
  const change = useCallback(
    (wanted: Partial<GameQuery>) => {
      const next = changeLobbyQuery(query, wanted);
      setQuery(next);
      navigation.go('egame', {}, { query: toAddressQuery(next), replace: true });
    },
    [navigation, query],
  );
  return { query, change };
}
