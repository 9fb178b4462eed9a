import { isEsports, pointsOf, type Score } from '../engine';
import type { WireMarket, WireMatch } from '../protocol';

/** Returns the points of the current map; null between maps, and in football. */
export function pointsNow({ title, phase, lines }: WireMatch): Score | null {
  return isEsports(title) && phase === 'playing' ? pointsOf(lines.at(-1) ?? '') : null;
}

/** Returns the markets shown in a row of the board. */
export function mainMarkets({ title, markets }: WireMatch): readonly WireMarket[] {
  const kinds = isEsports(title) ? (['winner', 'map_winner', 'total'] as const) : (['goal_handicap', 'goal_total', 'result'] as const);
  return kinds.flatMap((kind) => markets.find((market) => market.kind === kind) ?? []);
}
