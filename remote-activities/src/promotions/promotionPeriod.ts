import type { Promotion } from './promotion';

/** Number of remaining days from which they are counted. */
const ENDS_SOON_DAYS = 7;

const DAY_MS = 86_400_000;

/** Time left of a promotion. */
export type PromotionPeriod =
  | { readonly kind: 'lasting' }
  | { readonly kind: 'running' }
  /** `days` is rounded up, so 1 means less than 24 hours. */
  | { readonly kind: 'ending'; readonly days: number }
  | { readonly kind: 'ended' };

/**
 * Returns the time left of a promotion.
 *
 * @param now server time
 * @example with 36 hours to go: `{ kind: 'ending', days: 2 }`
 */
export function periodOf({ endsAt }: Pick<Promotion, 'endsAt'>, now: number): PromotionPeriod {
  if (endsAt === undefined) return { kind: 'lasting' };
  if (endsAt <= now) return { kind: 'ended' };
  const days = Math.ceil((endsAt - now) / DAY_MS);
  return days <= ENDS_SOON_DAYS ? { kind: 'ending', days } : { kind: 'running' };
}
