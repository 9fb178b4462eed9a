import type { MarketPeriod } from '../marketType';

/**
 * Returns the maximum goals per side that a correct-score market lists: 4 in a match, 3 in a half. Every other score is
 * "other".
 */
export function listedUpTo(period: MarketPeriod): number {
  return period === 'match' ? 4 : 3;
}
