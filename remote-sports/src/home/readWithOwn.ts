import { mapResult, type CallResult } from '@site/shared/contract';
import type { Match } from '@site/shared/betting';
import { isFavourite, type Favourites } from '../favourites/favourites';
import { isRunning } from '../clock/matchStatus';
import type { ListAnswer } from '../feed/matchList';
import { readHighlights, type FetchMatches } from './readHighlights';

/** As many as stand beside each other. */
const OWN_SHOWN = 4;

/** The highlights, and after them the matches that the player has starred, of any sport. None is among both. */
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

/** In play before to come, both by start. */
function arrangeOwn(matches: readonly Match[]): readonly Match[] {
  const isShown = (match: Match) => isRunning(match) || match.status === 'not-started';
  const place = (match: Match) => (isRunning(match) ? 0 : 1);
  return matches
    .filter(isShown)
    .toSorted((a, b) => place(a) - place(b) || a.startsAt - b.startsAt || a.id.localeCompare(b.id))
    .slice(0, OWN_SHOWN);
}
