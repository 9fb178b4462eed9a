import { cutText } from '@site/shared/input';
import { EVERY_GAME, GAME_FILTERS, RETURN_BANDS, THEMES, VOLATILITIES, type GameQuery } from '../games/game';

/** Maximum length of a search the platform accepts. */
export const SEARCH_MAX_LENGTH = 30;

type AddressQuery = Readonly<Record<string, string>>;

/** Parses the query of a URL and ignores invalid values. */
export function parseLobbyQuery(query: AddressQuery): GameQuery {
  const venue = query['venue'] ?? '';
  return {
    venue: venue === '' ? undefined : venue,
    filter: GAME_FILTERS.find((filter) => filter === query['filter']) ?? EVERY_GAME.filter,
    theme: THEMES.find((theme) => theme === query['theme']),
    volatility: VOLATILITIES.find((volatility) => volatility === query['volatility']),
    returns: RETURN_BANDS.find((band) => band === query['returns']),
    search: cutText((query['q'] ?? '').trim(), SEARCH_MAX_LENGTH),
  };
}

/** Returns the query for the URL without default values. */
export function toAddressQuery({ venue, filter, theme, volatility, returns, search }: GameQuery): AddressQuery {
  return {
    ...(venue === undefined ? {} : { venue }),
    ...(filter === 'all' ? {} : { filter }),
    ...(theme === undefined ? {} : { theme }),
    ...(volatility === undefined ? {} : { volatility }),
    ...(returns === undefined ? {} : { returns }),
    ...(search === '' ? {} : { q: search }),
  };
}

export function isSameQuery(one: GameQuery, other: GameQuery): boolean {
  return (Object.keys(one) as (keyof GameQuery)[]).every((choice) => one[choice] === other[choice]);
}
