import { SPORTS, type Match, type Sport } from '@site/shared/betting';
import type { TrackedMatch } from '../feed/matchFeed';
import { hasEnded } from '../clock/matchStatus';
import { isFavourite, type Favourites } from '../favourites/favourites';
import type { BoardQuery } from './boardQuery';
import { leagueRank } from './leagues';

/** Matches under one league header. */
export interface LeagueGroup {
  /** Unique on the board: a league may appear twice when the board is sorted by time. */
  readonly key: string;
  readonly league: { readonly id: string; readonly name: string };
  readonly matchIds: readonly string[];
}

/** Leagues of one sport under one set of column headers. */
export interface SportSection {
  readonly sport: Sport;
  readonly groups: readonly LeagueGroup[];
}

/**
 * Filters and sorts the matches and groups them by sport and league. Matches that have ended are left out.
 *
 * Sorted by league: starred leagues first, then the featured ones, then the others by id; within a league, by start
 * time. Sorted by time: by start time, with a new header wherever the league changes.
 */
export function arrangeBoard(
  tracked: readonly TrackedMatch[],
  query: Pick<BoardQuery, 'league' | 'sort' | 'search' | 'favouritesOnly'>,
  favourites: Favourites,
): readonly SportSection[] {
  const matches = tracked.map(({ match }) => match).filter((match) => !hasEnded(match) && isWanted(match, query, favourites));
  const byTime = matches.toSorted((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
  const rank = ({ league }: Match) => (favourites.leagues.has(league.id) ? -1 : leagueRank(league.id));
  const sorted = query.sort === 'time' ? byTime : byTime.toSorted((a, b) => rank(a) - rank(b) || a.league.id.localeCompare(b.league.id));

  return SPORTS.flatMap((sport) => {
    const groups = underLeagues(sorted.filter((match) => match.sport === sport));
    return groups.length === 0 ? [] : [{ sport, groups }];
  });
}

function isWanted(
  match: Match,
  { league, search, favouritesOnly }: Pick<BoardQuery, 'league' | 'search' | 'favouritesOnly'>,
  favourites: Favourites,
): boolean {
  if (league !== 'all' && match.league.id !== league) return false;
  if (favouritesOnly && !isFavourite(match, favourites)) return false;
  const wanted = search.trim().toLowerCase();
  return wanted === '' || namesOf(match).some((name) => name.toLowerCase().includes(wanted));
}

/** Returns the names that a search compares: both teams, the league, and for an outright its competitors. */
function namesOf({ home, away, league, markets, sport }: Match): readonly string[] {
  const competitors =
    sport === 'champion'
      ? markets.flatMap(({ selections }) => selections.flatMap(({ side }) => (side.kind === 'competitor' ? (side.name ?? []) : [])))
      : [];
  return [home.name, away.name, league.name, ...competitors];
}

function underLeagues(matches: readonly Match[]): readonly LeagueGroup[] {
  const groups: { key: string; league: LeagueGroup['league']; matchIds: string[] }[] = [];
  for (const { id, league } of matches) {
    const last = groups.at(-1);
    if (last?.league.id === league.id) last.matchIds.push(id);
    else groups.push({ key: `${league.id}/${id}`, league, matchIds: [id] });
  }
  return groups;
}
