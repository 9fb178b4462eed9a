import { SPORTS, type Match, type Sport } from '@site/shared/betting';
import type { TrackedMatch } from '../feed/matchFeed';
import { hasEnded } from '../clock/matchStatus';
import { isFavourite, type Favourites } from '../favourites/favourites';
import type { BoardQuery } from './boardQuery';
import { leagueRank } from './leagues';

/** Matches under one league head. */
export interface LeagueGroup {
  /** Unique on the board: sorted by time a league may come twice. */
  readonly key: string;
  readonly league: { readonly id: string; readonly name: string };
  readonly matchIds: readonly string[];
}

/** The leagues of one sport under the heads of its columns. */
export interface SportSection {
  readonly sport: Sport;
  readonly groups: readonly LeagueGroup[];
}

/**
 * The matches the board shows, filtered, sorted and put under their leagues, sport by sport. Matches that have ended are left out.
 *
 * By league: those with a star first, then the featured ones, then the others by their number; matches of a league by start. By time: as
 * they start, a new head wherever the league changes.
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

/** The names a search compares: sides and league; of an outright its competitors, too. */
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
