import { mapResult, type CallResult } from '@site/shared/contract';
import type { Match } from '@site/shared/betting';
import { isFavourite, type Favourites } from '../favourites/favourites';
import { isRunning } from '../clock/matchStatus';
import type { ListAnswer } from '../feed/matchList';
import { readHighlights, type FetchMatches } from './readHighlights';

/** Number of cards that fit in one row. */
const OWN_SHOWN = 4;

/**
 * Loads the highlights followed by the starred matches of any sport. Starred matches are left out of the highlights.
 */
export async function readWithOwn(
  fetchMatches: FetchMatches,
  favourites: Favourites,
  ending: { readonly signal: AbortSignal },
): Promise<CallResult<ListAnswer>> {
  const starred = { leagues: [...favourites.leagues], matches: [...favourites.matches] };
  const fetchOthers: FetchMatches = async (query, until) =>
    mapResult(await fetchMatches(query, until), (answer) => ({
      ...answer,
      matches: answer.matches.filter((match) => !isFavourite(match, favourites)),
    }));
  const [highlights, inPlay, today] = await Promise.all([
    readHighlights(fetchOthers, ending),
    fetchMatches({ sport: 'all', phase: 'in-play', starred }, ending),
    fetchMatches({ sport: 'all', phase: 'today', starred }, ending),
  ]);
  if (!highlights.ok) return highlights;
  if (!inPlay.ok) return inPlay;
  if (!today.ok) return today;
  const own = arrangeOwn([...inPlay.data.matches, ...today.data.matches].filter((match) => isFavourite(match, favourites)));
  return { ok: true, data: { ...highlights.data, matches: [...highlights.data.matches, ...own] } };
}

/** Sorts matches in play before upcoming ones, both by start time. */
function arrangeOwn(matches: readonly Match[]): readonly Match[] {
  const isShown = (match: Match) => isRunning(match) || match.status === 'not-started';
  const place = (match: Match) => (isRunning(match) ? 0 : 1);
  return matches
    .filter(isShown)
    .toSorted((a, b) => place(a) - place(b) || a.startsAt - b.startsAt || a.id.localeCompare(b.id))
    .slice(0, OWN_SHOWN);
}
