import type { MarketPhase, Sport } from '@site/shared/betting';

export interface LeagueCount {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** What the tabs and chips of the board count. */
export interface LeagueOverview {
  readonly leagues: readonly LeagueCount[];
  readonly sports: ReadonlyMap<Sport, number>;
  readonly phases: ReadonlyMap<MarketPhase, number>;
}

/**
 * The leagues the board always offers by name, in this order; `all` stands first. Their texts are `board.featured`.
 *
 * Proves R-SPORT-10 to R-SPORT-19. Assumption: the platform's league ids 101 to 107, under the short names players use.
 */
export const FEATURED_LEAGUES = [
  { id: 'all', name: 'all' },
  { id: '101', name: 'european_cup' },
  { id: '102', name: 'english' },
  { id: '103', name: 'italian' },
  { id: '104', name: 'spanish' },
  { id: '105', name: 'german' },
  { id: '106', name: 'french' },
  { id: '107', name: 'chinese' },
] as const;

const FEATURED_IDS: readonly string[] = FEATURED_LEAGUES.map(({ id }) => id);

/** Leagues that are on the board and not among the featured ones. */
export function furtherLeagues(leagues: readonly LeagueCount[]): readonly LeagueCount[] {
  return leagues.filter(({ id, count }) => count > 0 && !FEATURED_IDS.includes(id));
}

/** Featured leagues come first, in their order; the others follow. */
export function leagueRank(id: string): number {
  const rank = FEATURED_IDS.indexOf(id);
  return rank < 0 ? FEATURED_IDS.length : rank;
}
