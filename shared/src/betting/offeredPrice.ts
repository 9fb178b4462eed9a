import { rawSidePrice } from '../odds';
import type { OddsFormat, Price } from '../odds';
import type { OfferedPrice } from './match';

/** The server's price in a format, as the server itself would quote it: converted from the raw pair, or fixed as it is. */
export function priceIn(offered: OfferedPrice, format: OddsFormat): Price {
  return offered.kind === 'raw' ? rawSidePrice(offered.raw, format) : offered.price;
}

/** Which way an offer of the same selection at the same line moved. */
export function priceMove(before: OfferedPrice, after: OfferedPrice): 'up' | 'down' | undefined {
  const [from, to] = [rankOf(before), rankOf(after)];
  if (before.kind !== after.kind || from === to) return undefined;
  return to > from ? 'up' : 'down';
}

/** Raw prices and European ones rise with what they pay, so that their digits compare. */
function rankOf(offered: OfferedPrice): number {
  return offered.kind === 'raw' ? offered.raw : offered.price.thousandths;
}
