import type { MarketPhase, Sport } from '@site/shared/betting';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Filters and sorting the player has chosen on the board. */
export interface BoardQuery {
  readonly sport: Sport;
  readonly phase: MarketPhase;
  /** `all`, or the id of the only league shown. */
  readonly league: string;
  /** Business day or `ALL_DAYS`; applies only to early markets. */
  readonly day: string | undefined;
  readonly sort: BoardSort;
  readonly search: string;
  readonly favouritesOnly: boolean;
}

/** Value of `day` that shows early matches of all days together. */
export const ALL_DAYS = 'all';

export type BoardSort = 'league' | 'time';
export const BOARD_SORTS: readonly BoardSort[] = ['league', 'time'];

export const INITIAL_BOARD_QUERY: BoardQuery = {
  sport: 'football',
  phase: 'in-play',
  league: 'all',
  day: undefined,
  sort: 'league',
  search: '',
  favouritesOnly: false,
};

const UNFILTERED = { league: 'all', search: '', favouritesOnly: false } as const satisfies Partial<BoardQuery>;

/**
 * Returns the query for another market phase and resets the league filter. A phase that is not early also resets the
 * sport to football and clears the day (decision 26: on a change of phase only).
 *
 * Implements R-SPORT-03, R-SPORT-07, R-SPORT-08.
 */
export function changePhase(query: BoardQuery, phase: MarketPhase): BoardQuery {
  if (phase === query.phase) return query;
  const reset: BoardQuery = { ...query, ...UNFILTERED, phase };
  return isEarly(phase) ? reset : { ...reset, sport: 'football', day: undefined };
}

/**
 * Returns the query for another sport and resets the league filter. Outrights appear as a sport in the tabs but have
 * their own phases: choosing them switches to today's outrights, or to the later ones when there are none today.
 * Choosing another sport switches back to that sport's matches.
 *
 * Implements R-SPORT-04.
 */
export function changeSport(query: BoardQuery, sport: Sport, phaseCounts: ReadonlyMap<MarketPhase, number> = new Map()): BoardQuery {
  if (sport === shownSport(query)) return query;
  if (sport === 'champion') return changePhase(query, championPhase(phaseCounts));
  const change = { ...query, ...UNFILTERED, sport };
  return isChampion(query.phase) ? { ...change, phase: query.phase === 'champion-early' ? 'early' : 'today' } : change;
}

/** Returns the initial phase for outrights: today's, unless only later ones exist. */
export function championPhase(counts: ReadonlyMap<MarketPhase, number>): MarketPhase {
  const has = (phase: MarketPhase) => (counts.get(phase) ?? 0) > 0;
  return has('champion-early') && !has('champion-today') ? 'champion-early' : 'champion-today';
}

/**
 * Returns the sport whose tab is selected and which is requested. Assumption: outright phases show the outrights of all
 * sports, even when `sport` holds another one.
 */
export function shownSport({ sport, phase }: Pick<BoardQuery, 'sport' | 'phase'>): Sport {
  return isChampion(phase) ? 'champion' : sport;
}

/** Returns the day to request; `undefined` requests all days. */
export function askedDay({ phase, day }: Pick<BoardQuery, 'phase' | 'day'>): string | undefined {
  return phase === 'early' && day !== ALL_DAYS ? day : undefined;
}

/** Returns true for the phases that can be filtered by day. */
export function isEarly(phase: MarketPhase): boolean {
  return phase === 'early' || phase === 'champion-early';
}

export function isChampion(phase: MarketPhase): boolean {
  return phase === 'champion-today' || phase === 'champion-early';
}

let ownStore: StoreApi<BoardQuery> | undefined;

/**
 * Returns the store of the last board query, so that the board has the same state when the player comes back from a
 * match.
 */
export function boardQueryStore(): StoreApi<BoardQuery> {
  ownStore ??= createStore<BoardQuery>(() => INITIAL_BOARD_QUERY);
  return ownStore;
}
