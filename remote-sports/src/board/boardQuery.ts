import type { MarketPhase, Sport } from '@site/shared/betting';

/** What the board is asked to show. */
export interface BoardQuery {
  readonly sport: Sport;
  readonly phase: MarketPhase;
  /** `all`, or the id of the one league that is shown. */
  readonly league: string;
  /** A business day; only early markets are chosen by day. */
  readonly day: string | undefined;
  readonly sort: BoardSort;
  readonly search: string;
  readonly favouritesOnly: boolean;
}

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

/**
 * Another market phase: the league filter is reset; unless it is the early one, the sport goes back to football and the day is
 * cleared (decision 26: on a change of phase only).
 *
 * Proves R-SPORT-03, R-SPORT-07, R-SPORT-08.
 */
export function changePhase(query: BoardQuery, phase: MarketPhase): BoardQuery {
  if (phase === query.phase) return query;
  const reset: BoardQuery = { ...query, phase, league: 'all', search: '', favouritesOnly: false };
  return isEarly(phase) ? reset : { ...reset, sport: 'football', day: undefined };
}

/** Another sport resets the league filter. Proves R-SPORT-04. */
export function changeSport(query: BoardQuery, sport: Sport): BoardQuery {
  return sport === query.sport ? query : { ...query, sport, league: 'all', search: '', favouritesOnly: false };
}

/** Early markets are the ones chosen by day. */
export function isEarly(phase: MarketPhase): boolean {
  return phase === 'early' || phase === 'champion-early';
}
