import { parsePrice } from '@site/shared/odds';
import type { OddsFormat, Price } from '@site/shared/odds';

/** Parses a price for a test, such as `mustParsePrice('M', '-0.80')`. @throws Error if it is invalid */
export function mustParsePrice(format: OddsFormat, text: string): Price {
  const price = parsePrice(format, text);
  if (!price) throw new Error(`${format} ${text} is no price`);
  return price;
}
