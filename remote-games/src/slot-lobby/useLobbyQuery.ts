import { useCallback, useEffect, useRef } from 'react';
import { useAddressQuery, type QueryCodec } from '@site/shared/address-query';
import type { GameQuery } from '../games/game';
import { changeLobbyQuery, parseLobbyQuery, toAddressQuery } from './lobbyQuery';

const lobbyQuery: QueryCodec<GameQuery> = { parse: parseLobbyQuery, format: toAddressQuery };

/** The query of the lobby, kept in its address. `change` is the same function always, so that what does not show the query need not render. */
export function useLobbyQuery(): { readonly query: GameQuery; readonly change: (change: Partial<GameQuery>) => void } {
  const [query, setQuery] = useAddressQuery('egame', lobbyQuery);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  const change = useCallback(
    (changed: Partial<GameQuery>) => {
      setQuery(changeLobbyQuery(latest.current, changed));
    },
    [setQuery],
  );
  return { query, change };
}
