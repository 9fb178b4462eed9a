import { useCallback, useEffect, useState } from 'react';
import { useServices, type NamespacedStorage } from '@site/shared/contract';

const KEY = 'favourites';
/** More than a player can follow; the oldest go first. */
const MAX_FAVOURITES = 200;

/** Matches marked with a star, kept on this device and in step with other tabs. */
export function useFavourites(): { readonly favourites: ReadonlySet<string>; readonly toggle: (matchId: string) => void } {
  const { storage } = useServices();
  const [favourites, setFavourites] = useState(() => read(storage));

  useEffect(
    () =>
      storage.subscribe(KEY, () => {
        setFavourites(read(storage));
      }),
    [storage],
  );

  const toggle = useCallback(
    (matchId: string) => {
      const next = new Set(read(storage));
      if (!next.delete(matchId)) next.add(matchId);
      storage.write(KEY, [...next].slice(-MAX_FAVOURITES));
      setFavourites(next);
    },
    [storage],
  );
  return { favourites, toggle };
}

function read(storage: NamespacedStorage): ReadonlySet<string> {
  const stored = storage.read(KEY);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}
