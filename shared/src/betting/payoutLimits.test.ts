import { parseRatio, RATIO_ZERO } from '../money/ratio';
import { PAYOUT_CLASSES, PAYOUT_LIMITS_USD, payoutLimitAt, type PayoutClass } from './payoutLimits';

const at = (rate: string) => parseRatio(rate) ?? RATIO_ZERO;

describe('the maximum daily win of a member', () => {
  it.each<[PayoutClass, number, number, string]>([
    ['football', 1_500_000, 1_065_000_000, 'R-PAYOUT-01'],
    ['basketball', 1_500_000, 1_065_000_000, 'R-PAYOUT-02'],
    ['tennis', 300_000, 213_000_000, 'R-PAYOUT-03'],
    ['american_football', 300_000, 213_000_000, 'R-PAYOUT-04'],
    ['baseball', 300_000, 213_000_000, 'R-PAYOUT-05'],
    ['ice_hockey', 300_000, 213_000_000, 'R-PAYOUT-06'],
    ['rugby', 300_000, 213_000_000, 'R-PAYOUT-07'],
    ['volleyball', 300_000, 213_000_000, 'R-PAYOUT-08'],
    ['other_sports', 200_000, 142_000_000, 'R-PAYOUT-09'],
    ['new_markets', 25_000, 17_750_000, 'R-PAYOUT-10'],
    ['casino', 600_000, 426_000_000, 'R-PAYOUT-11'],
    ['financials', 180_000, 127_800_000, 'R-PAYOUT-12'],
  ])('is for %s %i USD, at 7.1000 %i fen [%s]', (payoutClass, usd, fen) => {
    expect(PAYOUT_LIMITS_USD[payoutClass]).toBe(usd);
    expect(payoutLimitAt(payoutClass, at('7.1000'))).toBe(fen);
  });

  it('covers exactly twelve classes', () => {
    expect(PAYOUT_CLASSES).toHaveLength(12);
  });

  it('is exact at a rate that no binary fraction represents', () => {
    expect(payoutLimitAt('new_markets', at('7.2459'))).toBe(18_114_750);
    expect(payoutLimitAt('football', at('999.9999'))).toBe(149_999_985_000);
  });
});
