import type { Match, Score, Sport } from '@site/shared/betting';

/** Sports won by sets, which also show the points of the current set. */
const BY_SETS: ReadonlySet<Sport> = new Set(['tennis', 'volleyball', 'table-tennis']);

/** Returns the score that decides the match: sets in sports played in sets, otherwise the regular score. */
export function mainScore({ sport, score, sets }: Pick<Match, 'sport' | 'score' | 'sets'>): Score | undefined {
  return BY_SETS.has(sport) ? (sets ?? score) : score;
}

/** Returns the games or points of the current set; `undefined` in sports without sets and while no set is in play. */
export function setScore({ sport, games, status }: Pick<Match, 'sport' | 'games' | 'status'>): Score | undefined {
  return BY_SETS.has(sport) && status === 'live' ? games : undefined;
}
