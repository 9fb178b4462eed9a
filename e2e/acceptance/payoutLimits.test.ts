/**
 * The rules page reads the payout limits from one table, the platform refuses bets by another (decision 53). Both must
 * match; otherwise a player is refused below a promised limit.
 */
import { PAYOUT_CLASSES, PAYOUT_LIMITS_USD, payoutLimitAt, type PayoutClass } from '@site/shared/betting/payoutLimits';
import { ratio } from '@site/shared/money';
import { rational } from '@site/platform/sportsbook/exact-arithmetic/rational';
import { payoutLimit } from '@site/platform/sportsbook/betting/limits';
import { venuePayoutLimit } from '@site/platform/venues/payoutLimit';
import { PAYOUT_LIMITS_USD as ENFORCED, type PayoutClass as EnforcedClass } from '@site/platform/sportsbook/betting/payoutClass';

const OF_VENUES = ['casino', 'financials'] as const satisfies readonly PayoutClass[];
/** The rules page writes the platform's classes with a hyphen instead of an underscore. */
const OF_TICKETS = PAYOUT_CLASSES.filter((each) => !OF_VENUES.some((ofVenues) => ofVenues === each)).map(
  (each) => [each, each.replaceAll('_', '-') as EnforcedClass] as const,
);

it('tickets have the same classes on the rules page and at the platform', () => {
  expect(OF_TICKETS.map(([, enforced]) => enforced).sort()).toEqual(Object.keys(ENFORCED).sort());
});

it.each(OF_TICKETS)('%s is limited as the rules page says, in USD and to the fen [R-PAYOUT-13]', (shown, enforced) => {
  expect(ENFORCED[enforced]).toBe(PAYOUT_LIMITS_USD[shown]);
  for (const rate of [71_000, 72_459, 1, 9_999_999]) {
    expect(payoutLimit(enforced, rational(BigInt(rate), 10_000n))).toBe(BigInt(payoutLimitAt(shown, ratio(rate, 10_000))));
  }
});

it.each(OF_VENUES)('rounds of %s are limited as the rules page says, to the fen [R-PAYOUT-13]', (payoutClass) => {
  expect(venuePayoutLimit(payoutClass, '1.0000')).toBe(BigInt(PAYOUT_LIMITS_USD[payoutClass]) * 100n);
  for (const rate of [71_000, 72_459, 1, 9_999_999]) {
    const written = (rate / 10_000).toFixed(4);
    expect(venuePayoutLimit(payoutClass, written)).toBe(BigInt(payoutLimitAt(payoutClass, ratio(rate, 10_000))));
  }
});
