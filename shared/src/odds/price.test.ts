import { mustParsePrice } from '@site/testing/mustParsePrice';
import { comparePrices, isSamePrice } from './comparePrices';
import { DEFAULT_ODDS_FORMAT, ODDS_FORMAT, parsePrice } from './price';
import type { OddsFormat } from './price';

describe('reading a price', () => {
  it.each<[OddsFormat, string, number]>([
    ['E', '1.01', 1010],
    ['H', '0.01', 10],
    ['H', '0.333', 333],
    ['M', '-0.01', -10],
    ['M', '1', 1000],
    ['I', '-100', -100_000],
    ['I', '1.00', 1000],
    ['A', '100', 100_000],
    ['A', '-10000', -10_000_000],
  ])('%s %s is at the edge of its range', (format, text, thousandths) => {
    expect(parsePrice(format, text)).toEqual({ format, thousandths });
  });

  it.each<[OddsFormat, string]>([
    ['E', '1.009'],
    ['H', '0.009'],
    ['H', '-0.95'],
    ['M', '0.009'],
    ['M', '1.001'],
    ['M', '-1.001'],
    ['I', '0.999'],
    ['I', '-0.999'],
    ['I', '-100.001'],
    ['A', '99.999'],
    ['A', '-99'],
    ['A', '-10001'],
    ['H', ''],
    ['H', '0'],
    ['H', '0.9501'],
    ['H', '+0.95'],
    ['H', '.95'],
    ['H', '9e1'],
    ['H', ' 0.95'],
    ['H', 'NaN'],
  ])('%s "%s" is not a valid price', (format, text) => {
    expect(parsePrice(format, text)).toBeUndefined();
  });

  it.each([
    ['european', 'E', '[R-ENUM-17]'],
    ['hongKong', 'H', '[R-ENUM-18]'],
    ['indonesian', 'I', '[R-ENUM-19]'],
    ['malay', 'M', '[R-ENUM-20]'],
  ] as const)('maps the %s odds type to its code %s %s', (format, code, _row) => {
    expect(ODDS_FORMAT[format]).toBe(code);
  });

  it('shows Hong Kong odds by default [R-CONST-22]', () => {
    expect(DEFAULT_ODDS_FORMAT).toBe('H');
  });
});

describe('comparing prices', () => {
  it.each<[OddsFormat, string, OddsFormat, string]>([
    ['M', '-0.75', 'M', '-0.80'],
    ['M', '-0.80', 'M', '1.00'],
    ['M', '1.00', 'M', '0.95'],
    ['I', '-1.06', 'I', '-1.10'],
    ['A', '-106', 'A', '-110'],
    ['A', '105', 'A', '-105'],
    ['H', '0.951', 'E', '1.95'],
  ])('%s %s is better than %s %s', (format, text, otherFormat, otherText) => {
    const better = mustParsePrice(format, text);
    const worse = mustParsePrice(otherFormat, otherText);

    expect(comparePrices(better, worse)).toBe(1);
    expect(comparePrices(worse, better)).toBe(-1);
  });

  it('treats prices of different formats as equal if they pay the same', () => {
    expect(comparePrices(mustParsePrice('M', '-1.00'), mustParsePrice('E', '2.00'))).toBe(0);
    expect(comparePrices(mustParsePrice('I', '-1.25'), mustParsePrice('H', '0.80'))).toBe(0);
    expect(comparePrices(mustParsePrice('A', '-125'), mustParsePrice('H', '0.80'))).toBe(0);
  });

  it('treats only the same digits of one format as the same price', () => {
    expect(isSamePrice(mustParsePrice('H', '0.8'), mustParsePrice('H', '0.800'))).toBe(true);
    expect(isSamePrice(mustParsePrice('H', '0.80'), mustParsePrice('M', '0.80'))).toBe(false);
  });
});
