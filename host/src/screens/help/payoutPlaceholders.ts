import { PAYOUT_CLASSES, PAYOUT_LIMITS_USD, payoutLimitAt } from '@site/shared/betting/payoutLimits';
import { formatYuan, parseRatio } from '@site/shared/money';
import type { Placeholders } from '../content-page/fillPlaceholders';

const WHOLE = new Intl.NumberFormat('zh-CN');
/** Shown instead of RMB while the rate is unknown. */
const UNKNOWN = '—';

/**
 * Returns the payout limits for the placeholders of the terms: per class `…_usd` and `…_cny`, and the rate itself,
 * `usd_cny`.
 *
 * @param rate RMB for one USD from the site's configuration; `undefined` while unknown
 * @example payoutPlaceholders('7.1000') // { usd_cny: '7.1000', new_markets_usd: '25,000', new_markets_cny: '¥177,500',
 * … }
 */
export function payoutPlaceholders(rate: string | undefined): Placeholders {
  const usdCny = rate === undefined ? undefined : parseRatio(rate);
  const limits = PAYOUT_CLASSES.flatMap((each): (readonly [string, string])[] => [
    [`${each}_usd`, WHOLE.format(PAYOUT_LIMITS_USD[each])],
    [`${each}_cny`, usdCny ? formatYuan(payoutLimitAt(each, usdCny)) : UNKNOWN],
  ]);
  return { usd_cny: rate ?? UNKNOWN, ...Object.fromEntries(limits) };
}
