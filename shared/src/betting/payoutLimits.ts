import { mustBeFen, type Fen, floorRatio, multiplyRatios, ratio, type Ratio } from '@site/shared/money';

/**
 * Maximum winnings of a member per day in each class of bets, in whole USD and in the order of the rules page.
 *
 * Casino and financials are limits of venues, not of tickets. The server enforces the limits with its own table; this
 * one is for the rules page. Implements R-PAYOUT-01 to R-PAYOUT-12.
 */
export const PAYOUT_LIMITS_USD = {
  football: 1_500_000,
  basketball: 1_500_000,
  tennis: 300_000,
  american_football: 300_000,
  baseball: 300_000,
  ice_hockey: 300_000,
  rugby: 300_000,
  volleyball: 300_000,
  other_sports: 200_000,
  new_markets: 25_000,
  casino: 600_000,
  financials: 180_000,
} as const;

export type PayoutClass = keyof typeof PAYOUT_LIMITS_USD;

export const PAYOUT_CLASSES = Object.keys(PAYOUT_LIMITS_USD) as readonly PayoutClass[];

/**
 * Returns the limit of a class in RMB: ⌊USD × rate × 100⌋ fen (decision 50).
 *
 * @param usdCny RMB per USD, from the day's site configuration
 * @example payoutLimitAt('new_markets', ratio(71, 10)) // 17_750_000 fen: 177 500 yuan at 7.1000
 */
export function payoutLimitAt(payoutClass: PayoutClass, usdCny: Ratio): Fen {
  return mustBeFen(Number(floorRatio(multiplyRatios(ratio(PAYOUT_LIMITS_USD[payoutClass] * 100), usdCny))));
}
