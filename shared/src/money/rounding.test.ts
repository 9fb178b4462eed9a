import fc from 'fast-check';
import { mustBeFen } from './fen';
import { parseRatio, ratio } from './ratio';
import { ceilToFen, floorToFen, floorToYuan } from './rounding';

describe('rounding to a fen', () => {
  it.each([
    [10_000, '2.13', 21_300, 21_300],
    [1, '0.8', 0, 1],
    [101, '0.83', 83, 84],
    [0, '9.99', 0, 0],
    [1_000_000_000_000, '1.001', 1_001_000_000_000, 1_001_000_000_000],
    [9_007_199_254_740_991, '1', 9_007_199_254_740_991, 9_007_199_254_740_991],
  ])('cuts %i × %s to %i and raises it to %i', (amount, factor, floor, ceil) => {
    const exact = parseRatio(factor) ?? ratio(0);

    expect(floorToFen(mustBeFen(amount), exact)).toBe(floor);
    expect(ceilToFen(mustBeFen(amount), exact)).toBe(ceil);
  });

  it('differs by less than a fen, downwards or upwards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 1e5 }),
        fc.integer({ min: 1, max: 1e5 }),
        (amount, above, below) => {
          const exact = BigInt(amount) * BigInt(above);
          const floor = BigInt(floorToFen(mustBeFen(amount), ratio(above, below)));
          const ceil = BigInt(ceilToFen(mustBeFen(amount), ratio(above, below)));

          expect(floor * BigInt(below) <= exact && exact < (floor + 1n) * BigInt(below)).toBe(true);
          expect((ceil - 1n) * BigInt(below) < exact && exact <= ceil * BigInt(below)).toBe(true);
        },
      ),
    );
  });

  it('refuses values below 0 and beyond the exact range', () => {
    expect(() => floorToFen(mustBeFen(-1), ratio(1))).toThrow(RangeError);
    expect(() => ceilToFen(mustBeFen(1), ratio(-1))).toThrow(RangeError);
    expect(() => floorToFen(mustBeFen(Number.MAX_SAFE_INTEGER), ratio(2))).toThrow(RangeError);
  });

  it('drops the decimals of a yuan', () => {
    expect([9999, 100, 99, 0].map((fen) => floorToYuan(mustBeFen(fen)))).toEqual([9900, 100, 0, 0]);
  });
});
