import type { Match } from '@site/shared/betting';
import { leagueRank } from '../board/leagues';
import { isRunning } from '../clock/matchStatus';

/** How many matches home shows: the one beside its slide, and four below. */
export const HIGHLIGHTS_SHOWN = 5;

/**
 * The matches home shows, the one beside its slide first.
 *
 * In play before to come. In play by the rank of the league, then by start; to come by start alone. Those that have ended are left out.
 *
 * Assumption: the specification shows live and hot matches and names no rule for them.
 */
export function arrangeHighlights(inPlay: readonly Match[], today: readonly Match[]): readonly Match[] {
  const running = inPlay.filter(isRunning).toSorted((a, b) => leagueRank(a.league.id) - leagueRank(b.league.id) || byStart(a, b));
  const coming = today.filter(({ status }) => status === 'not-started').toSorted(byStart);
  return [...running, ...coming].slice(0, HIGHLIGHTS_SHOWN);
}

function byStart(a: Match, b: Match): number {
  return a.startsAt - b.startsAt || a.id.localeCompare(b.id);
}
