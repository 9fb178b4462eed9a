import type { Match, Score } from '@site/shared/betting';

/**
 * Returns the score of each half of a football match; the second half is `undefined` until it has started. Returns
 * `undefined` in other sports and before half-time.
 */
export function halvesOf({
  sport,
  score,
  halfScore,
  period,
}: Pick<Match, 'sport' | 'score' | 'halfScore' | 'period'>): { readonly first: Score; readonly second: Score | undefined } | undefined {
  if (!(sport === 'football' || sport === 'virtual-football') || !score || !halfScore) return undefined;
  const second = { home: score.home - halfScore.home, away: score.away - halfScore.away };
  const hasBegun = period !== 'HT' && second.home >= 0 && second.away >= 0;
  return { first: halfScore, second: hasBegun ? second : undefined };
}

/** Tennis names of 0 to 3 points in a game. */
const NAMES = ['0', '15', '30', '40'] as const;

/**
 * Returns the points of the current tennis game as 15, 30, 40 and AD, or as numbers in a tie-break; `undefined` in
 * other sports.
 */
export function pointTexts({
  points,
  games,
}: Pick<Match, 'points' | 'games'>): { readonly home: string; readonly away: string } | undefined {
  if (!points) return undefined;
  const { home, away } = points;
  if (games?.home === 6 && games.away === 6) return { home: String(home), away: String(away) };
  if (home < 4 && away < 4) return { home: nameOf(home), away: nameOf(away) };
  return { home: home > away ? 'AD' : '40', away: away > home ? 'AD' : '40' };
}

function nameOf(points: number): string {
  return NAMES[points] ?? '40';
}
