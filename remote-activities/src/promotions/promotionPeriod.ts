import { ENDS_SOON_DAYS } from './limits';
import type { Promotion } from './promotion';

const DAY_MS = 86_400_000;

/** How long a promotion still lasts. */
export type PromotionPeriod =
  | { readonly is: 'lasting' }
  | { readonly is: 'running' }
  /** `days` more days, the last of them begun: 1 is less than 24 hours. */
  | { readonly is: 'ending'; readonly days: number }
  | { readonly is: 'ended' };

/**
 * @param now the server's clock
 * @example with 36 hours to go: `{ is: 'ending', days: 2 }`
 */
export function periodOf({ endsAt }: Pick<Promotion, 'endsAt'>, now: number): PromotionPeriod {
  if (endsAt === undefined) return { is: 'lasting' };
  if (endsAt <= now) return { is: 'ended' };
  const days = Math.ceil((endsAt - now) / DAY_MS);
  return days <= ENDS_SOON_DAYS ? { is: 'ending', days } : { is: 'running' };
}
