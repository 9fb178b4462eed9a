import type { Chances, MarketKind } from './match';

/**
 * Average return of a bet in percent, before its price is cut to two decimals. It is the same for every selection of a
 * market, so a price's margin is one minus it.
 */
export const RETURNS: Readonly<Record<MarketKind, number>> = {
  winner: 96,
  handicap: 96,
  total: 96,
  exact: 92,
  map_winner: 96,
  first_to: 95,
  result: 95,
  goal_handicap: 97,
  goal_total: 97,
  both_score: 95,
  correct_score: 90,
};

/** Range of offered prices, in hundredths. */
const LOWEST_PRICE = 102;
const HIGHEST_PRICE = 20_000;

/** Tolerance for floating-point errors, in hundredths. */
const NOISE = 1e-7;

/**
 * Returns the price at which a bet returns `returns` percent on average, cut to hundredths. With half wins, pushes and
 * half losses it solves `W·d + LW·(1 + d)/2 + P + LL/2 = returns`.
 *
 * @returns hundredths, such as 195; null when no price is offered
 */
export function priceOf(chances: Chances, returns: number): number | null {
  const { W, LW, P, LL } = chances;
  const paid = W + LW / 2;
  if (paid <= 0) return null;
  const price = Math.floor((returns - 100 * (P + LL / 2 + LW / 2)) / paid + NOISE);
  return price < LOWEST_PRICE || price > HIGHEST_PRICE ? null : price;
}

/** Returns the average return of a bet at this price, in percent. */
export function returnAt({ W, LW, P, LL }: Chances, price: number): number {
  return W * price + (LW * (100 + price)) / 2 + 100 * P + 50 * LL;
}
