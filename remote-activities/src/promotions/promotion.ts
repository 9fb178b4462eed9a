import type { Fen } from '@site/shared/money';

/** Categories in the order of the filter. */
export const PROMOTION_CATEGORIES = ['newcomer', 'sports', 'games', 'vip', 'daily'] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** Kind of reward, which is also the route name of the promotion's page. */
export type PromotionKind =
  | 'firstDeposit'
  | 'againDeposit'
  | 'signGift'
  | 'newTask'
  | 'bettingGift'
  | 'racePage'
  | 'drawGift'
  | 'friendInvitation'
  | 'activityLandPage';

/** Drawing on a promotion's card. */
export type PromotionArt = 'sport' | 'live' | 'chess' | 'esport' | 'lottery' | 'slot' | 'fishing';

/** Line of a published table of prizes. */
export interface Prize {
  readonly id: string;
  readonly title: string;
  /** 0 for the field that wins nothing. */
  readonly amount: Fen;
  /** Probability in percent, such as `0.50`. Only for a draw. */
  readonly chance: string | undefined;
}

/** Block of a campaign page. */
export type PageBlock =
  | { readonly type: 'headline' | 'text'; readonly text: string }
  | { readonly type: 'steps'; readonly items: readonly string[] }
  /** Ids of other promotions. */
  | { readonly type: 'promotions'; readonly ids: readonly string[] };

/**
 * Wagering requirement of a reward: its amount staked `times` over within `days`, where a stake in a game counts with
 * its weight in percent.
 */
export interface BonusTerms {
  readonly times: number;
  readonly days: number;
  readonly games: ReadonlyArray<{ readonly category: PromotionArt; readonly weight: number }>;
}

/** Public part of a promotion. Texts are plain and in the player's language; times are server time in milliseconds. */
export interface Promotion {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly title: string;
  /** Reward, such as `最高 888 元`, shown in gold behind the title. */
  readonly emphasis: string;
  readonly summary: string;
  /** Rules, one statement each. */
  readonly rules: readonly string[];
  readonly category: PromotionCategory;
  readonly startsAt: number;
  /** Absent for a promotion without an end date. */
  readonly endsAt: number | undefined;
  readonly art: PromotionArt;
  /** Prizes of a race or a draw, best first. */
  readonly prizes: readonly Prize[];
  /** Absent when the promotion itself pays nothing, and for a platform without this addition. */
  readonly bonus: BonusTerms | undefined;
  /** Content of a landing page. */
  readonly blocks: readonly PageBlock[];
}

export type CategoryFilter = 'all' | PromotionCategory;

export interface CategoryCount {
  readonly filter: CategoryFilter;
  readonly count: number;
}

/** Returns the filters of the list: all, then each category that has a promotion. */
export function categoryCounts(promotions: readonly Promotion[]): readonly CategoryCount[] {
  const counts = PROMOTION_CATEGORIES.map((filter) => ({ filter, count: promotions.filter(({ category }) => category === filter).length }));
  return [{ filter: 'all', count: promotions.length }, ...counts.filter(({ count }) => count > 0)];
}

export function promotionsIn(filter: CategoryFilter, promotions: readonly Promotion[]): readonly Promotion[] {
  return filter === 'all' ? promotions : promotions.filter(({ category }) => category === filter);
}

/** Returns the promotion that an address names. An id under the address of another kind names none. */
export function findPromotion(
  promotions: readonly Promotion[],
  { id, kind }: { readonly id: string | undefined; readonly kind: string | undefined },
): Promotion | undefined {
  return promotions.find((promotion) => promotion.id === id && promotion.kind === kind);
}
