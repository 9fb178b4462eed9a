import type { Promotion } from './promotion';

/** With this many days left or fewer, they are counted. */
const ENDS_SOON_DAYS = 7;

const DAY_MS = 86_400_000;

/** The time a promotion has left. */
export type PromotionPeriod =
  | { readonly kind: 'lasting' }
  | { readonly kind: 'running' }
  /** `days` more days, the last of them begun: 1 is less than 24 hours. */
  | { readonly kind: 'ending'; readonly days: number }
  | { readonly kind: 'ended' };

/**
 * @param now the server's clock
 * @example with 36 hours to go: `{ kind: 'ending', days: 2 }`
 */
export function periodOf({ endsAt }: Pick<Promotion, 'endsAt'>, now: number): PromotionPeriod {
  if (endsAt === undefined) return { kind: 'lasting' };
  if (endsAt <= now) return { kind: 'ended' };
  const days = Math.ceil((endsAt - now) / DAY_MS);
  return days <= ENDS_SOON_DAYS ? { kind: 'ending', days } : { kind: 'running' };
}
