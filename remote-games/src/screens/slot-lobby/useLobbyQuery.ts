import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { changeLobbyQuery, parseLobbyQuery, toAddressQuery, type LobbyQuery } from '../../games/lobbyQuery';

/** What the lobby shows, kept in its address. A change replaces the address, so that one step back leaves the lobby. */
export function useLobbyQuery(): { readonly query: LobbyQuery; readonly change: (change: Partial<LobbyQuery>) => void } {
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
    (wanted: Partial<LobbyQuery>) => {
      const next = changeLobbyQuery(query, wanted);
      setQuery(next);
      navigation.go('egame', {}, { query: toAddressQuery(next), replace: true });
    },
    [navigation, query],
  );
  return { query, change };
}
