import { useMemo } from 'react';
import { FAVOURITE_LEAGUES, FAVOURITE_MATCHES, type Favourites } from './favourites';
import { useStoredSet } from './useStoredSet';

/** Returns the matches and leagues the player has starred on this device. */
export function useFavourites(): Favourites {
  const { values: matches } = useStoredSet(FAVOURITE_MATCHES);
  const { values: leagues } = useStoredSet(FAVOURITE_LEAGUES);
  return useMemo(() => ({ matches, leagues }), [matches, leagues]);
}
