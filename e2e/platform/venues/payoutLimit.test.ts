import { PAYOUT_LIMITS_USD, payoutLimitAt } from '@site/shared/betting/payoutLimits';
import { ratio } from '@site/shared/money';
import { venuePayoutLimit } from './payoutLimit';

it.each(['casino', 'financials'] as const)('rounds of %s are limited as the rules page says, to the fen [R-PAYOUT-13]', (payoutClass) => {
  expect(venuePayoutLimit(payoutClass, '1.0000')).toBe(BigInt(PAYOUT_LIMITS_USD[payoutClass]) * 100n);
  for (const rate of ['7.1000', '7.2459', '0.0001', '999.9999']) {
    const limit = payoutLimitAt(payoutClass, ratio(Number(rate.replace('.', '')), 10_000));
    expect(venuePayoutLimit(payoutClass, rate)).toBe(BigInt(limit));
  }
});
