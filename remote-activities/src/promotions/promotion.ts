/** In the order of the filter. */
export const PROMOTION_CATEGORIES = ['newcomer', 'sports', 'games', 'vip', 'daily'] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** What a promotion rewards; also the name of the route of its page. */
export type PromotionKind = 'firstDeposit' | 'signGift' | 'newTask' | 'bettingGift';

/** Which drawing stands on a promotion's card. */
export type PromotionArt = 'sport' | 'live' | 'chess' | 'esport' | 'lottery' | 'slot' | 'fishing';

/** A promotion as everybody may see it. Texts are in the player's language and plain; moments are milliseconds by the server's clock. */
export interface Promotion {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly title: string;
  /** What there is to be had, such as `最高 888 元`: in gilt behind the title. */
  readonly emphasis: string;
  readonly summary: string;
  /** One unit of meaning each. */
  readonly rules: readonly string[];
  readonly category: PromotionCategory;
  readonly startsAt: number;
  /** Absent: until further notice. */
  readonly endsAt: number | undefined;
  readonly art: PromotionArt;
}

export type CategoryFilter = 'all' | PromotionCategory;

export interface CategoryCount {
  readonly filter: CategoryFilter;
  readonly count: number;
}

/** What the list can be narrowed to: everything, then each category that has a promotion. */
export function categoryCounts(promotions: readonly Promotion[]): readonly CategoryCount[] {
  const counts = PROMOTION_CATEGORIES.map((filter) => ({ filter, count: promotions.filter(({ category }) => category === filter).length }));
  return [{ filter: 'all', count: promotions.length }, ...counts.filter(({ count }) => count > 0)];
}

export function promotionsIn(filter: CategoryFilter, promotions: readonly Promotion[]): readonly Promotion[] {
  return filter === 'all' ? promotions : promotions.filter(({ category }) => category === filter);
}

/** The promotion an address names; an id under the address of another kind is none. */
export function findPromotion(
  promotions: readonly Promotion[],
  { id, kind }: { readonly id: string | undefined; readonly kind: string | undefined },
): Promotion | undefined {
  return promotions.find((promotion) => promotion.id === id && promotion.kind === kind);
}
