import fc from 'fast-check';
import { addRatios, compareRatios, floorRatio, formatRatio, invertRatio, multiplyRatios, parseRatio, ratio, subtractRatios } from './ratio';

describe('exact ratios', () => {
  it('are in lowest terms, with a positive denominator', () => {
    expect(ratio(50, -100)).toEqual({ numerator: -1n, denominator: 2n });
    expect(ratio(0, -7)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => ratio(1, 0)).toThrow(RangeError);
    expect(() => invertRatio(ratio(0))).toThrow(RangeError);
  });

  it('add and multiply exactly, unlike binary fractions', () => {
    expect(addRatios(ratio(1, 10), ratio(2, 10))).toEqual(ratio(3, 10));
    expect([ratio(213, 100), ratio(19, 10), ratio(145, 100)].reduce(multiplyRatios)).toEqual(ratio(117_363, 20_000));
  });

  it.each([
    ['7.1000', 71n, 10n],
    ['-0.80', -4n, 5n],
    ['0', 0n, 1n],
  ])('parses "%s" as a fraction', (text, numerator, denominator) => {
    expect(parseRatio(text)).toEqual({ numerator, denominator });
  });

  it.each(['', '.5', '5.', '1e3', '+1', ' 1', '1/2', 'NaN'])('refuses "%s"', (text) => {
    expect(parseRatio(text)).toBeUndefined();
  });

  it('round down with floor and format by cutting toward zero', () => {
    expect([ratio(3, 2), ratio(-3, 2), ratio(-2)].map(floorRatio)).toEqual([1n, -2n, -2n]);
    expect([ratio(1999, 1000), ratio(-1999, 1000), ratio(1, 200)].map((value) => formatRatio(value, 2))).toEqual(['1.99', '-1.99', '0.00']);
    expect(formatRatio(ratio(7, 2), 0)).toBe('3');
  });

  it('obey the laws of arithmetic', () => {
    const ratios = fc.tuple(fc.integer(), fc.integer({ min: 1 })).map(([above, below]) => ratio(above, below));

    fc.assert(
      fc.property(ratios, ratios, (a, b) => {
        expect(subtractRatios(addRatios(a, b), b)).toEqual(a);
        expect(compareRatios(a, b)).toBe(0 - compareRatios(b, a) || 0);
        expect(compareRatios(addRatios(a, ratio(1)), a)).toBe(1);
      }),
    );
  });
});
