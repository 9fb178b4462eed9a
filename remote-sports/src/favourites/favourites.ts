import type { Match } from '@site/shared/betting';
import type { NamespacedStorage } from '@site/shared/contract';

/** Where the stars of this device are kept. */
export const FAVOURITE_MATCHES = 'favourites';
export const FAVOURITE_LEAGUES = 'favourite-leagues';

/** What the player has marked with a star, by ids. */
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

/** The ids under a key, without what is no id. */
export function readStoredSet(storage: NamespacedStorage, key: string): ReadonlySet<string> {
  const stored = storage.read(key);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}
