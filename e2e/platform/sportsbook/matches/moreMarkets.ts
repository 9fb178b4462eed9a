import { isMarketDecided } from '../decided/isMarketDecided';
import type { MarketRule } from '../markets/marketRules';
import { offeredRules } from '../pricing/offeredRules';
import { hasEnded, type MatchView } from './matchView';

/**
 * Returns the markets beyond those of the board, without those that `closeDecided` closes. It computes no prices, so a
 * market that has no price now is included.
 */
export function moreMarkets(view: MatchView): readonly MarketRule[] {
  const { record, state, pricedAt } = view;
  if (hasEnded(view)) return [];
  const { more } = offeredRules(record.course, state, pricedAt);
  return more.filter((rule) => !isMarketDecided(rule, record.course, state));
}
