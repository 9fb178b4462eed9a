import type { WireTrendPoint } from '@site/shared/wire/sportsBoard';
import { hasEnded, offeredMarkets, viewMatch, type MatchView } from '../matches/matchView';
import type { SportsbookSettings } from '../matches/settings';

/** So many moments back, and how far apart they are: before a match prices move slowly. */
const POINTS = 20;
const APART_MS = { before: 30 * 60_000, inPlay: 30_000 } as const;

/**
 * What a line of a market was offered at until now, the oldest first: the prices of the past follow from the course of the match as those of now do.
 * Moments at which it could not be bet are left out; a scripted match, whose prices are fixed by hand, has only the present one.
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
