import { mustParsePrice } from '../testing/mustParsePrice';
import { readVectors } from '../testing/vectors';
import { formatPrice, formatPriceAs } from './formatPrice';
import { parsePrice, profitPerRisk } from './price';
import type { OddsFormat } from './price';

const rows = readVectors('odds-conversions', ['id', 'from_type', 'from_price', 'status', 'h_exact', 'e', 'h', 'm', 'i']);

describe('prices of one format shown in another', () => {
  it.each(rows.filter((row) => row.status === 'ok'))('vector $id: $from_type $from_price', (row) => {
    const price = mustParsePrice(row.from_type as OddsFormat, row.from_price);
    const { numerator, denominator } = profitPerRisk(price);

    expect(denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`).toBe(row.h_exact);
    expect(formatPriceAs(price, 'E') ?? '').toBe(row.e);
    expect(formatPriceAs(price, 'H') ?? '').toBe(row.h);
    expect(formatPriceAs(price, 'M') ?? '').toBe(row.m);
    expect(formatPriceAs(price, 'I') ?? '').toBe(row.i);
  });

  it.each(rows.filter((row) => row.status === 'no-price'))('vector $id: $from_type $from_price is no price', (row) => {
    expect(parsePrice(row.from_type as OddsFormat, row.from_price)).toBeUndefined();
  });

  it('covers every row of the table', () => {
    expect(rows.map((row) => row.status).filter((status) => status === 'ok' || status === 'no-price')).toHaveLength(48);
  });

  it('keeps the third decimal of a price only where there is one', () => {
    expect(formatPrice(mustParsePrice('H', '0.95'))).toBe('0.95');
    expect(formatPrice(mustParsePrice('H', '0.950'))).toBe('0.95');
    expect(formatPrice(mustParsePrice('E', '2.005'))).toBe('2.005');
    expect(formatPrice(mustParsePrice('M', '-0.8'))).toBe('-0.80');
  });
});
