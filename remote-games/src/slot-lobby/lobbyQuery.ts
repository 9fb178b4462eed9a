import { GAME_FILTERS, type GameQuery } from '../games/game';

/** Games on a page of the lobby: full rows in both canvases, of 8 and of 6. */
export const GAMES_PER_PAGE = 24;

/** The longest search the platform accepts. */
export const SEARCH_MAX_LENGTH = 30;

type AddressQuery = Readonly<Record<string, string>>;

/** Reads the query of an address. Invalid values are ignored. */
export function parseLobbyQuery(query: AddressQuery): GameQuery {
  const venue = query['venue'] ?? '';
  const page = Number(query['page']);
  return {
    venue: venue === '' ? undefined : venue,
    filter: GAME_FILTERS.find((filter) => filter === query['filter']) ?? 'all',
    search: (query['q'] ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query for the address, without the default values. */
export function toAddressQuery({ venue, filter, search, page }: GameQuery): AddressQuery {
  return {
    ...(venue === undefined ? {} : { venue }),
    ...(filter === 'all' ? {} : { filter }),
    ...(search === '' ? {} : { q: search }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/** Applies a change; any change but of the page starts at the first page. */
export function changeLobbyQuery(query: GameQuery, change: Partial<GameQuery>): GameQuery {
  return { ...query, page: 1, ...change };
}
