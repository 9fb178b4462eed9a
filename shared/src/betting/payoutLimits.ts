import { mustBeFen, type Fen, floorRatio, multiplyRatios, ratio, type Ratio } from '@site/shared/money';

/**
 * What a member may win on one day in each class of bets, in whole USD. In the order in which the rules page names them.
 *
 * Casino and financials are limits of venues, not of tickets. The server keeps the limits with a table of its own; this one is what the
 * rules page says. Implements R-PAYOUT-01 to R-PAYOUT-12.
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
 * The limit of a class in RMB: ⌊USD × rate × 100⌋ fen (decision 50).
 *
 * @param usdCny RMB for one USD, as the configuration of the site says for the day
 * @example payoutLimitAt('new_markets', ratio(71, 10)) // 17_750_000 fen: 177 500 yuan at 7.1000
 */
export function payoutLimitAt(payoutClass: PayoutClass, usdCny: Ratio): Fen {
  return mustBeFen(Number(floorRatio(multiplyRatios(ratio(PAYOUT_LIMITS_USD[payoutClass] * 100), usdCny))));
}
