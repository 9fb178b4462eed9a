import { useCallback, useEffect, useRef, useState } from 'react';
import { useAddressQuery, type QueryCodec } from '@site/shared/address-query';
import type { GameQuery } from '../games/game';
import { GAME_OF_CARD } from '../games/useOpenGame';
import { isSameQuery, parseLobbyQuery, toAddressQuery } from './lobbyQuery';

const lobbyQuery: QueryCodec<GameQuery> = { parse: parseLobbyQuery, format: toAddressQuery, keeps: [GAME_OF_CARD] };

/**
 * Returns the query of the lobby, stored in its URL. The object stays the same while it requests the same games, and
 * `change` is stable, so that components that do not show the query do not re-render.
 */
export function useLobbyQuery(): { readonly query: GameQuery; readonly change: (change: Partial<GameQuery>) => void } {
  const [addressed, setQuery] = useAddressQuery('egame', lobbyQuery);
  const [query, keepQuery] = useState(addressed);
  if (!isSameQuery(query, addressed)) keepQuery(addressed);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  const change = useCallback(
    (changed: Partial<GameQuery>) => {
      setQuery({ ...latest.current, ...changed });
    },
    [setQuery],
  );
  return { query, change };
}
