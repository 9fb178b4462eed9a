import fc from 'fast-check';
import { mustParsePrice } from '@site/testing/mustParsePrice';
import { readVectors } from '@site/testing/vectors';
import { comparePrices } from './comparePrices';
import { formatPrice, formatPriceAs, priceToWire } from './formatPrice';
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
    // A price in its own format is shown unchanged, and −1.00 is even money too.
    if (row.i !== '-1.00') expect(formatPriceAs(price, 'A') ?? '').toBe(americanOf(row.i));
  });

  it.each(rows.filter((row) => row.status === 'no-price'))('vector $id: $from_type $from_price is not a valid price', (row) => {
    expect(parsePrice(row.from_type as OddsFormat, row.from_price)).toBeUndefined();
  });

  it('covers each row of the table', () => {
    expect(rows.map((row) => row.status).filter((status) => status === 'ok' || status === 'no-price')).toHaveLength(48);
  });

  it('shows American prices with their sign, and sends them without a plus', () => {
    expect(formatPrice(mustParsePrice('A', '105'))).toBe('+105');
    expect(formatPrice(mustParsePrice('A', '-121'))).toBe('-121');
    expect(priceToWire(mustParsePrice('A', '105'))).toBe('105');
    expect(formatPriceAs(mustParsePrice('A', '105'), 'H')).toBe('1.05');
    expect(formatPriceAs(mustParsePrice('A', '-125'), 'E')).toBe('1.80');
  });

  it('loses less than one point on the way to American and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 100_000 }), (thousandths) => {
        const price = { format: 'H', thousandths } as const;
        const american = mustParsePrice('A', (formatPriceAs(price, 'A') ?? '').replace('+', ''));
        const next = { ...american, thousandths: american.thousandths + 1000 };
        expect(comparePrices(american, price)).not.toBe(1);
        if (american.thousandths !== -100_000) expect(comparePrices(next, price)).toBe(1);
      }),
    );
  });

  it('shows the third decimal of a price only if it has one', () => {
    expect(formatPrice(mustParsePrice('H', '0.95'))).toBe('0.95');
    expect(formatPrice(mustParsePrice('H', '0.950'))).toBe('0.95');
    expect(formatPrice(mustParsePrice('E', '2.005'))).toBe('2.005');
    expect(formatPrice(mustParsePrice('M', '-0.8'))).toBe('-0.80');
  });
});

/** Converts a displayed Indonesian price to American. @example '-1.06' is '-106', '1.05' is '+105' */
function americanOf(indonesian: string): string {
  return `${indonesian.startsWith('-') ? '' : '+'}${indonesian.replace('.', '')}`;
}
