import type { Match, Score, Sport } from '@site/shared/betting';

/** Sports that are won by sets, whose points are shown beside them. */
const BY_SETS: ReadonlySet<Sport> = new Set(['tennis', 'volleyball', 'table-tennis']);

/** The figure a match is won by: sets where it is played in sets, else what the sport counts. */
export function mainScore({ sport, score, sets }: Pick<Match, 'sport' | 'score' | 'sets'>): Score | undefined {
  return BY_SETS.has(sport) ? (sets ?? score) : score;
}

/** Games or points of the set in play; `undefined` in sports without sets, and while none is being played. */
export function setScore({ sport, games, status }: Pick<Match, 'sport' | 'games' | 'status'>): Score | undefined {
  return BY_SETS.has(sport) && status === 'live' ? games : undefined;
}
