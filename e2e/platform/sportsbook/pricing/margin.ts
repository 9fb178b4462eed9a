/**
 * Converts the probabilities of a model to offered prices. Probabilities are floating point; a price is returned as
 * text with two decimals and is exact from then on.
 */

/** Lowest and highest raw price that is offered; outside of this range the line is removed. */
const LOWEST_RAW = 60;
const HIGHEST_RAW = 1940;
const EVEN_PAIR = 2000;

/** Two-sided pair as sent by feeds of the Crown family: raw x above 1 is Malay −(2 − x). */
export interface RawPrices {
  readonly home: string;
  readonly away: string;
}

/**
 * Converts a fair price to a raw pair with the margin.
 *
 * @param profit fair Hong Kong price of the home (or over) side
 * @param line margin as the thousandths by which the pair's sum is below 2: 140 is the usual 0.95/0.91
 * @returns null when the line is too one-sided to offer
 */
export function rawPair(profit: number, line: number): RawPrices | null {
  const fair = profit <= 1 ? 1000 * profit : EVEN_PAIR - 1000 / profit;
  const home = Math.round((fair - line / 2) / 10) * 10;
  const away = EVEN_PAIR - line - home;
  if (home < LOWEST_RAW || away < LOWEST_RAW || home > HIGHEST_RAW || away > HIGHEST_RAW) return null;
  return { home: decimalText(home / 1000), away: decimalText(away / 1000) };
}

/**
 * Highest European price of one selection. A selection that is worth more is suspended, because the cap would underpay
 * it.
 */
const HIGHEST_EUROPEAN = 151;

/**
 * Returns the European price of a probability with the operator's margin, cut to two decimals (one from 10 on, none
 * from 30 on).
 *
 * @param highest highest allowed price
 * @returns an empty string, meaning no price, when it would be below 1.01 or above the highest
 */
export function europeanPrice(probability: number, overround: number, highest = HIGHEST_EUROPEAN): string {
  const price = 1 / (probability * (1 + overround));
  if (!(price >= 1.01 && price <= highest)) return '';
  const step = price >= 30 ? 1 : price >= 10 ? 10 : 100;
  return decimalText(Math.floor(price * step) / step);
}

function decimalText(value: number): string {
  return value.toFixed(2);
}
