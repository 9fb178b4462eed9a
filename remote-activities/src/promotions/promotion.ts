/** In the order of the filter. */
export const PROMOTION_CATEGORIES = ['newcomer', 'sports', 'games', 'vip', 'daily'] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** Which drawing stands on a promotion's card. */
export type PromotionArt = 'sport' | 'live' | 'chess' | 'esport' | 'lottery' | 'slot' | 'fishing';

/** A promotion as the list shows it. Texts are in the player's language and plain; moments are milliseconds by the server's clock. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
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
