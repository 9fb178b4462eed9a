import { useMemo } from 'react';
import { FAVOURITE_LEAGUES, FAVOURITE_MATCHES, type Favourites } from './favourites';
import { useStoredSet } from './useStoredSet';

export function useFavourites(): Favourites {
  const { values: matches } = useStoredSet(FAVOURITE_MATCHES);
  const { values: leagues } = useStoredSet(FAVOURITE_LEAGUES);
  return useMemo(() => ({ matches, leagues }), [matches, leagues]);
}
