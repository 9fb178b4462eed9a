import { rawSidePrice } from '../odds';
import type { OddsFormat, Price } from '../odds';
import type { OfferedPrice } from './match';

/**
 * Returns the price in a format, as the server would quote it: converted from the raw pair, or unchanged if its format
 * is fixed.
 */
export function priceIn(offered: OfferedPrice, format: OddsFormat): Price {
  return offered.kind === 'raw' ? rawSidePrice(offered.raw, format) : offered.price;
}

/** Returns the direction in which the price of a selection moved at the same line. */
export function priceMove(before: OfferedPrice, after: OfferedPrice): 'up' | 'down' | undefined {
  const [from, to] = [rankOf(before), rankOf(after)];
  if (before.kind !== after.kind || from === to) return undefined;
  return to > from ? 'up' : 'down';
}

/** Returns a comparable number. Raw and European prices both rise with their payout. */
function rankOf(offered: OfferedPrice): number {
  return offered.kind === 'raw' ? offered.raw : offered.price.thousandths;
}
