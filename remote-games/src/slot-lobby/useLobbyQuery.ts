import { useCallback } from 'react';
import { useAddressQuery, type QueryCodec } from '@site/shared/address-query';
import type { GameQuery } from '../games/game';
import { changeLobbyQuery, parseLobbyQuery, toAddressQuery } from './lobbyQuery';

const lobbyQuery: QueryCodec<GameQuery> = { parse: parseLobbyQuery, format: toAddressQuery };

/** The query of the lobby, kept in its address. */
export function useLobbyQuery(): { readonly query: GameQuery; readonly change: (change: Partial<GameQuery>) => void } {
  const [query, setQuery] = useAddressQuery('egame', lobbyQuery);
  const change = useCallback(
    (changed: Partial<GameQuery>) => {
      setQuery(changeLobbyQuery(query, changed));
    },
    [query, setQuery],
  );
  return { query, change };
}
