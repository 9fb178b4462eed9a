import type { Score } from '../match';
import type { MarketUnit } from '../marketType';
import type { Sport } from '../sport';

/** What a match is won by, and how many of it win. Assumption: men's and women's tennis alike is the best of three. */
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
 * Every score that a match could still have ended at.
 *
 * @param reached what both sides have won of it so far
 * @returns `undefined` where this is not what the match is won by: points of volleyball, goals
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
