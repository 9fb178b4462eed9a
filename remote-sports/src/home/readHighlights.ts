import type { Match } from '@site/shared/betting';
import type { CallResult } from '@site/shared/contract';
import type { ListAnswer, ListQuery, StarredIds } from '../feed/matchList';
import { arrangeHighlights, HIGHLIGHTS_SHOWN } from './arrangeHighlights';

/** The sport of the channel the highlights lead to. */
export const HIGHLIGHTS = { sport: 'football', phase: 'in-play', day: undefined } as const satisfies ListQuery;

export type FetchMatches = (
  query: Pick<ListQuery, 'sport' | 'phase'> & { readonly starred?: StarredIds },
  ending: { readonly signal: AbortSignal },
) => Promise<CallResult<ListAnswer>>;

/**
 * Reads the matches home shows: those in play, and where they are too few, those of today that are still to come.
 *
 * Where only the second reading fails, what is in play is shown by itself.
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
