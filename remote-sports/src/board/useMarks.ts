import { useMemo } from 'react';
import { FAVOURITE_LEAGUES, FAVOURITE_MATCHES, type Favourites } from '../favourites/favourites';
import { useStoredSet } from '../favourites/useStoredSet';

/** Player's marks on the board, stored on this device: starred matches and leagues, and collapsed leagues. */
export interface Marks {
  readonly favourites: Favourites;
  readonly folded: ReadonlySet<string>;
  readonly toggleMatch: (matchId: string) => void;
  readonly toggleLeague: (leagueId: string) => void;
  readonly toggleFold: (leagueId: string) => void;
}

export function useMarks(): Marks {
  const matches = useStoredSet(FAVOURITE_MATCHES);
  const leagues = useStoredSet(FAVOURITE_LEAGUES);
  const folded = useStoredSet('folded-leagues');
  return useMemo(
    () => ({
      favourites: { matches: matches.values, leagues: leagues.values },
      folded: folded.values,
      toggleMatch: matches.toggle,
      toggleLeague: leagues.toggle,
      toggleFold: folded.toggle,
    }),
    [matches, leagues, folded],
  );
}
