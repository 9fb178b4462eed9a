import { GAME_FILTERS, type GameFilter } from './game';
import { SEARCH_MAX_LENGTH } from './limits';

/** What the lobby shows, as its address keeps it: a reload and the way back lead to the same games. */
export interface LobbyQuery {
  /** The venue's `enName`; `undefined` for all. */
  readonly venue: string | undefined;
  readonly filter: GameFilter;
  readonly search: string;
  /** From 1 on. */
  readonly page: number;
}

type AddressQuery = Readonly<Record<string, string>>;

/** Reads the query of an address. What it cannot mean is as if it were not there. */
export function parseLobbyQuery(query: AddressQuery): LobbyQuery {
  const venue = query['venue'] ?? '';
  const page = Number(query['page']);
  return {
    venue: venue === '' ? undefined : venue,
    filter: GAME_FILTERS.find((filter) => filter === query['filter']) ?? 'all',
    search: (query['q'] ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of the address; what is not chosen leaves no trace in it. */
export function toAddressQuery({ venue, filter, search, page }: LobbyQuery): AddressQuery {
  return {
    ...(venue === undefined ? {} : { venue }),
    ...(filter === 'all' ? {} : { filter }),
    ...(search === '' ? {} : { q: search }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/** Another choice starts at its first page. */
export function changeLobbyQuery(query: LobbyQuery, change: Partial<LobbyQuery>): LobbyQuery {
  return { ...query, page: 1, ...change };
}
