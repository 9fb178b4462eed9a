import type { Match } from '@site/shared/betting';
import { leagueRank } from '../board/leagues';
import { isRunning } from '../clock/matchStatus';
import { fullTimeResult } from './fullTimeResult';

/** Number of matches home shows: one beside the carousel and four below. */
export const HIGHLIGHTS_SHOWN = 5;

/**
 * Selects and sorts the matches home shows; the first is shown beside the carousel.
 *
 * Matches in play come first: those whose result market is open now, then by league rank, then by start time. Upcoming
 * matches follow by start time. Matches that have ended are left out.
 *
 * Assumption: the specification shows live and hot matches but defines no order for them.
 */
export function arrangeHighlights(inPlay: readonly Match[], today: readonly Match[]): readonly Match[] {
  const running = inPlay
    .filter(isRunning)
    .toSorted(
      (a, b) => Number(canBetOnResult(b)) - Number(canBetOnResult(a)) || leagueRank(a.league.id) - leagueRank(b.league.id) || byStart(a, b),
    );
  const coming = today.filter(({ status }) => status === 'not-started').toSorted(byStart);
  return [...running, ...coming].slice(0, HIGHLIGHTS_SHOWN);
}

function canBetOnResult(match: Match): boolean {
  return fullTimeResult(match)?.state === 'open';
}

function byStart(a: Match, b: Match): number {
  return a.startsAt - b.startsAt || a.id.localeCompare(b.id);
}
