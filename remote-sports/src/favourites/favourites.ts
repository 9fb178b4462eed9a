import type { Match } from '@site/shared/betting';
import type { NamespacedStorage } from '@site/shared/contract';

export const FAVOURITE_MATCHES = 'favourites';
export const FAVOURITE_LEAGUES = 'favourite-leagues';

/** Ids the player has starred. */
export interface Favourites {
  readonly matches: ReadonlySet<string>;
  readonly leagues: ReadonlySet<string>;
}

export function isFavourite({ id, league }: Pick<Match, 'id' | 'league'>, { matches, leagues }: Favourites): boolean {
  return matches.has(id) || leagues.has(league.id);
}

export function hasFavourites({ matches, leagues }: Favourites): boolean {
  return matches.size + leagues.size > 0;
}

export function readFavourites(storage: NamespacedStorage): Favourites {
  return { matches: readStoredSet(storage, FAVOURITE_MATCHES), leagues: readStoredSet(storage, FAVOURITE_LEAGUES) };
}

/** Reads the ids stored under a key and ignores invalid entries. */
export function readStoredSet(storage: NamespacedStorage, key: string): ReadonlySet<string> {
  const stored = storage.read(key);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}
