import { mustBeFen } from '@site/shared/money';
import { coinsArriving, coinsDue } from './coinAmount';

describe('an amount in coins', () => {
  it.each([
    [10_000, '7.1500', '13.99'],
    [71_500, '7.1500', '100.00'],
    [1, '7.1500', '0.01'],
    [0, '7.1500', '0.00'],
  ])('paying %i fen at %s requires %s', (amount, rate, coins) => {
    expect(coinsDue(mustBeFen(amount), rate)).toBe(coins);
  });

  it.each([
    [71_500, '7.1500', '1.00', '99.00'],
    [10_000, '7.1500', '1.00', '12.98'],
    [500, '7.1500', '1.00', '0.00'],
    [0, '7.1500', '0.00', '0.00'],
  ])('a payout of %i fen at %s with a network fee of %s yields %s', (amount, rate, networkFee, coins) => {
    expect(coinsArriving(mustBeFen(amount), rate, networkFee)).toBe(coins);
  });

  it.each(['', '0.0000', '-1.0000'])('cannot be computed at the rate %j', (rate) => {
    expect(() => coinsDue(mustBeFen(100), rate)).toThrow(RangeError);
  });
});
