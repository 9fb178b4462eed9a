import type { WireTrendPoint } from '@site/shared/wire/sportsBoard';
import { hasEnded, offeredMarkets, viewMatch, type MatchView } from '../matches/matchView';
import type { SportsbookSettings } from '../matches/settings';

/** Number of past moments and their distance; prices move slowly before a match. */
const POINTS = 20;
const APART_MS = { before: 30 * 60_000, inPlay: 30_000 } as const;

/**
 * Returns the offered prices of a line until now, oldest first. Past prices can be recomputed from the course of the
 * match. Moments at which the line could not be bet are left out; a scripted match, whose prices are fixed manually,
 * has only the current ones.
 */
export function priceTrend(
  view: MatchView,
  line: { readonly gameId: string; readonly w: string },
  nowMs: number,
  settings: SportsbookSettings,
): WireTrendPoint[] {
  const { record, state } = view;
  if (hasEnded(view)) return [];
  const apart = state.period === 'not-started' ? APART_MS.before : APART_MS.inPlay;
  const count = record.course.kind === 'scripted' ? 1 : POINTS;
  return Array.from({ length: count }, (_, index) => nowMs - (count - 1 - index) * apart).flatMap((at) => {
    if (at < record.listedAtMs) return [];
    const market = offeredMarkets(viewMatch(record, at, settings), at, settings, { only: line.w }).find(
      ({ gameId, w }) => gameId === line.gameId && w === line.w,
    );
    if (market?.state !== 'open') return [];
    const { ratio, strong, format, prices } = market;
    return [{ at, ratio, strong, format, prices: prices.map(({ r, ior }) => ({ r, ior })) }];
  });
}
