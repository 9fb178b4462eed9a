import type { Match } from '@site/shared/betting';
import type { CallResult } from '@site/shared/contract';
import type { ListAnswer, ListQuery, StarredIds } from '../feed/matchList';
import { arrangeHighlights, HIGHLIGHTS_SHOWN } from './arrangeHighlights';

/** List query of the highlights: the sport of the channel they link to. */
export const HIGHLIGHTS = { sport: 'football', phase: 'in-play', day: undefined } as const satisfies ListQuery;

export type FetchMatches = (
  query: Pick<ListQuery, 'sport' | 'phase'> & { readonly starred?: StarredIds },
  ending: { readonly signal: AbortSignal },
) => Promise<CallResult<ListAnswer>>;

/**
 * Loads the matches home shows: those in play and, when they are too few, today's upcoming ones.
 *
 * If only the second request fails, the matches in play are shown alone.
 */
export async function readHighlights(
  fetchMatches: FetchMatches,
  ending: { readonly signal: AbortSignal },
): Promise<CallResult<ListAnswer>> {
  const { sport } = HIGHLIGHTS;
  const inPlay = await fetchMatches({ sport, phase: 'in-play' }, ending);
  if (!inPlay.ok) return inPlay;
  const running = arrangeHighlights(inPlay.data.matches, []);
  if (running.length === HIGHLIGHTS_SHOWN) return shown(inPlay.data, running);

  const today = await fetchMatches({ sport, phase: 'today' }, ending);
  if (today.ok) return shown(inPlay.data, arrangeHighlights(inPlay.data.matches, today.data.matches));
  return running.length > 0 && today.failure.kind !== 'aborted' ? shown(inPlay.data, running) : today;
}

function shown({ version }: ListAnswer, matches: readonly Match[]): CallResult<ListAnswer> {
  return { ok: true, data: { version, isComplete: true, matches, removed: [] } };
}
