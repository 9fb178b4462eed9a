import type { Score } from '../match';
import type { MarketUnit } from '../marketType';
import type { Sport } from '../sport';

/**
 * The unit by which a match is won, and the number required. Assumption: tennis is best of three for men and women
 * alike.
 */
const TO_WIN: Readonly<Partial<Record<Sport, { readonly counts: MarketUnit; readonly wins: number }>>> = {
  tennis: { counts: 'sets', wins: 2 },
  volleyball: { counts: 'games', wins: 3 },
  'table-tennis': { counts: 'games', wins: 3 },
  snooker: { counts: 'games', wins: 5 },
};

export function isPlayedInSets(sport: Sport): boolean {
  return TO_WIN[sport] !== undefined;
}

/**
 * Returns every final score that a match could still reach.
 *
 * @param reached number of sets that both sides have won so far
 * @returns `undefined` if the match is not won by this unit, such as points in volleyball, or goals
 * @example endsOfSets('tennis', 'sets', { home: 1, away: 0 }) // 2-0, 2-1, 1-2
 */
export function endsOfSets(sport: Sport, counts: MarketUnit, { home, away }: Score): readonly Score[] | undefined {
  const toWin = TO_WIN[sport];
  if (toWin?.counts !== counts) return undefined;
  const { wins } = toWin;
  const lost = Array.from({ length: wins }, (_, count) => count);
  return [
    ...lost.filter((count) => count >= away).map((count) => ({ home: wins, away: count })),
    ...lost.filter((count) => count >= home).map((count) => ({ home: count, away: wins })),
  ];
}
