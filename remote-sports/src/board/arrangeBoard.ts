import type { TrackedMatch } from '../match/matchFeed';
import type { BoardQuery } from './boardQuery';
import { leagueRank } from './leagues';

/** Matches under one league head. */
export interface LeagueGroup {
  /** Unique on the board: sorted by time a league may come twice. */
  readonly key: string;
  readonly league: { readonly id: string; readonly name: string };
  readonly matchIds: readonly string[];
}

/**
 * The matches the board shows, filtered, sorted and put under their leagues. Matches that have ended are gone.
 *
 * By league: featured leagues first, then the others by their number; matches of a league by start. By time: as they start, a new head wherever the
 * league changes.
 */
export function arrangeBoard(
  tracked: readonly TrackedMatch[],
  query: Pick<BoardQuery, 'league' | 'sort' | 'search' | 'favouritesOnly'>,
  favourites: ReadonlySet<string>,
): readonly LeagueGroup[] {
  const matches = tracked
    .map(({ match }) => match)
    .filter(({ status }) => status !== 'finished' && status !== 'abandoned')
    .filter(({ league }) => query.league === 'all' || league.id === query.league)
    .filter(({ id }) => !query.favouritesOnly || favourites.has(id))
    .filter(({ home, away, league }) => [home.name, away.name, league.name].some((name) => name.includes(query.search.trim())));

  const byTime = matches.toSorted((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
  const sorted =
    query.sort === 'time'
      ? byTime
      : byTime.toSorted((a, b) => leagueRank(a.league.id) - leagueRank(b.league.id) || a.league.id.localeCompare(b.league.id));

  const groups: { key: string; league: LeagueGroup['league']; matchIds: string[] }[] = [];
  for (const { id, league } of sorted) {
    const last = groups.at(-1);
    if (last?.league.id === league.id) last.matchIds.push(id);
    else groups.push({ key: `${league.id}/${id}`, league, matchIds: [id] });
  }
  return groups;
}
