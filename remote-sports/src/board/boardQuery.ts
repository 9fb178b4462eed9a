import type { MarketPhase, Sport } from '@site/shared/betting';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the player chose to see on the board. */
export interface BoardQuery {
  readonly sport: Sport;
  readonly phase: MarketPhase;
  /** `all`, or the id of the one league that is shown. */
  readonly league: string;
  /** A business day, or `ALL_DAYS`; only early markets are chosen by day. */
  readonly day: string | undefined;
  readonly sort: BoardSort;
  readonly search: string;
  readonly favouritesOnly: boolean;
}

/** Early matches of every day together. */
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
 * Another market phase: the league filter is reset; unless it is the early one, the sport goes back to football and the day is
 * cleared (decision 26: on a change of phase only).
 *
 * Implements R-SPORT-03, R-SPORT-07, R-SPORT-08.
 */
export function changePhase(query: BoardQuery, phase: MarketPhase): BoardQuery {
  if (phase === query.phase) return query;
  const reset: BoardQuery = { ...query, ...UNFILTERED, phase };
  return isEarly(phase) ? reset : { ...reset, sport: 'football', day: undefined };
}

/**
 * Another sport resets the league filter. Outrights are a sport of the tabs and have phases of their own: choosing them leads to those of
 * today, or to the later ones where there are no others, and choosing another sport leads from them to its matches.
 *
 * Implements R-SPORT-04.
 */
export function changeSport(query: BoardQuery, sport: Sport, phaseCounts: ReadonlyMap<MarketPhase, number> = new Map()): BoardQuery {
  if (sport === shownSport(query)) return query;
  if (sport === 'champion') return changePhase(query, championPhase(phaseCounts));
  const change = { ...query, ...UNFILTERED, sport };
  return isChampion(query.phase) ? { ...change, phase: query.phase === 'champion-early' ? 'early' : 'today' } : change;
}

/** The phase of outrights to begin with: those of today, unless there are later ones only. */
export function championPhase(counts: ReadonlyMap<MarketPhase, number>): MarketPhase {
  const has = (phase: MarketPhase) => (counts.get(phase) ?? 0) > 0;
  return has('champion-early') && !has('champion-today') ? 'champion-early' : 'champion-today';
}

/**
 * The sport whose tab is open, and which is requested. Assumption: the phases of outrights show those of every sport, also where the rule
 * above has set another.
 */
export function shownSport({ sport, phase }: Pick<BoardQuery, 'sport' | 'phase'>): Sport {
  return isChampion(phase) ? 'champion' : sport;
}

/** The day that is requested; `undefined` for all. */
export function askedDay({ phase, day }: Pick<BoardQuery, 'phase' | 'day'>): string | undefined {
  return phase === 'early' && day !== ALL_DAYS ? day : undefined;
}

/** Early markets are the ones chosen by day. */
export function isEarly(phase: MarketPhase): boolean {
  return phase === 'early' || phase === 'champion-early';
}

export function isChampion(phase: MarketPhase): boolean {
  return phase === 'champion-today' || phase === 'champion-early';
}

let ownStore: StoreApi<BoardQuery> | undefined;

/** The last query of this page's board, so that it is as it was left when the player comes back from a match. */
export function boardQueryStore(): StoreApi<BoardQuery> {
  ownStore ??= createStore<BoardQuery>(() => INITIAL_BOARD_QUERY);
  return ownStore;
}
