import type { Sport } from '@site/shared/betting';
import type { LeagueCount } from '../feed/matchList';

/**
 * Leagues the board always offers by name, in this order; `all` is first. Their texts are under `board.featured`.
 *
 * Implements R-SPORT-10 to R-SPORT-19. Assumption: the platform's league ids are 101 to 107, shown under the short
 * names players use. They are football leagues; other sports offer the leagues they have.
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

export function hasFeaturedLeagues(sport: Sport): boolean {
  return sport === 'all' || sport === 'football';
}

/**
 * Returns the leagues that a sport without featured leagues offers by name: those with the most matches, as many as
 * there are featured ones.
 */
export function largestLeagues(leagues: readonly LeagueCount[]): readonly LeagueCount[] {
  return leagues
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id))
    .slice(0, FEATURED_LEAGUES.length - 1);
}

/**
 * Returns the leagues that have matches and whose name contains the search text: starred ones first, then the featured
 * ones.
 */
export function findLeagues(leagues: readonly LeagueCount[], search: string, starred: ReadonlySet<string>): readonly LeagueCount[] {
  const wanted = search.trim().toLowerCase();
  const rank = ({ id }: LeagueCount) => (starred.has(id) ? -1 : leagueRank(id));
  return leagues
    .filter(({ name, count }) => count > 0 && name.toLowerCase().includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
}

/** Returns the sort position of a league: featured leagues first in their order, then all others. */
export function leagueRank(id: string): number {
  const rank = FEATURED_IDS.indexOf(id);
  return rank < 0 ? FEATURED_IDS.length : rank;
}
