import fc from 'fast-check';
import { amountAfterFee } from './amountAfterFee';
import { mustBeFen, ZERO_FEN } from './fen';
import { ratio, RATIO_ONE, RATIO_ZERO } from './ratio';

describe('what is left of an amount after its fee', () => {
  it.each([
    [undefined, ratio(5, 1000)],
    [mustBeFen(10_000), undefined],
    [undefined, undefined],
  ])('is 0 if an input is missing [R-VAL-44]', (amount, rate) => {
    expect(amountAfterFee(amount, rate)).toBe(ZERO_FEN);
  });

  it.each([
    [10_000, RATIO_ZERO, 10_000],
    [10_010, ratio(5, 1000), 9_959],
    [1, ratio(5, 1000), 0],
    [10_000, RATIO_ONE, 0],
    [10_000, ratio(2), 0],
    [0, ratio(5, 1000), 0],
  ])('is for %i fen at a fee of %j %i [R-VAL-45]', (amount, rate, left) => {
    expect(amountAfterFee(mustBeFen(amount), rate)).toBe(left);
  });

  it('adds up to the amount together with the fee, and is never rounded up [R-VAL-45]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), fc.integer({ min: 0, max: 9_999 }), (amount, basisPoints) => {
        const left = amountAfterFee(mustBeFen(amount), ratio(basisPoints, 10_000));
        expect(left * 10_000).toBeLessThanOrEqual(amount * (10_000 - basisPoints));
        expect((left + 1) * 10_000).toBeGreaterThan(amount * (10_000 - basisPoints));
      }),
    );
  });
});
