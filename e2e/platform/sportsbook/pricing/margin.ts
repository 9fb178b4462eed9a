/**
 * Converts the probabilities of a model to offered prices. Probabilities are floating point; a price is returned as text with two decimals
 * and is exact from then on.
 */

/** The lowest and highest raw price offered; closer to the ends the line is taken off. */
const LOWEST_RAW = 60;
const HIGHEST_RAW = 1940;
const EVEN_PAIR = 2000;

/** A two-sided pair as Crown-family feeds send it: raw x above 1 is Malay −(2 − x). */
export interface RawPrices {
  readonly home: string;
  readonly away: string;
}

/**
 * @param profit the fair Hong Kong price of the home (or over) side
 * @param line what the pair misses to 2, in thousandths: 140 is the usual 0.95/0.91
 * @returns null where the line is too one-sided to offer
 */
export function rawPair(profit: number, line: number): RawPrices | null {
  const fair = profit <= 1 ? 1000 * profit : EVEN_PAIR - 1000 / profit;
  const home = Math.round((fair - line / 2) / 10) * 10;
  const away = EVEN_PAIR - line - home;
  if (home < LOWEST_RAW || away < LOWEST_RAW || home > HIGHEST_RAW || away > HIGHEST_RAW) return null;
  return { home: decimalText(home / 1000), away: decimalText(away / 1000) };
}

/** No European price of one selection is offered above this: a selection that is worth more is suspended, since the cap would underpay it. */
const HIGHEST_EUROPEAN = 151;

/**
 * A European price for a probability with the house's share in it, cut to two decimals (one from 10, none from 30 on).
 *
 * @param highest no price is above it
 * @returns '' where it would fall below 1.01 or rise above the highest: no price
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
