import type { Match } from '@site/shared/betting';
import { leagueRank } from '../board/leagues';
import { isRunning } from '../clock/matchStatus';
import { fullTimeResult } from './fullTimeResult';

/** How many matches home shows: the one beside its slide, and four below. */
export const HIGHLIGHTS_SHOWN = 5;

/**
 * The matches home shows, the one beside its slide first.
 *
 * In play before to come. In play those whose result can be bet on now, then by the rank of the league, then by start; to come by start alone. Those that
 * have ended are left out.
 *
 * Assumption: the specification shows live and hot matches and names no rule for them.
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
