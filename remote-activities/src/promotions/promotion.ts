import type { Fen } from '@site/shared/money';

/** In the order of the filter. */
export const PROMOTION_CATEGORIES = ['newcomer', 'sports', 'games', 'vip', 'daily'] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** What a promotion rewards; also the name of the route of its page. */
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

/** The drawing on a promotion's card. */
export type PromotionArt = 'sport' | 'live' | 'chess' | 'esport' | 'lottery' | 'slot' | 'fishing';

/** One line of a published table of prizes. */
export interface Prize {
  readonly id: string;
  readonly title: string;
  /** 0 for the field that wins nothing. */
  readonly amount: Fen;
  /** Of a draw: its probability in percent, such as `0.50`. */
  readonly chance: string | undefined;
}

/** A part of a campaign page. */
export type PageBlock =
  | { readonly type: 'headline' | 'text'; readonly text: string }
  | { readonly type: 'steps'; readonly items: readonly string[] }
  /** Ids of other promotions. */
  | { readonly type: 'promotions'; readonly ids: readonly string[] };

/** What a reward asks for: its sum staked `times` over within `days`, where a stake in a game counts for its weight in percent. */
export interface BonusTerms {
  readonly times: number;
  readonly days: number;
  readonly games: ReadonlyArray<{ readonly category: PromotionArt; readonly weight: number }>;
}

/** The public part of a promotion. Texts are plain and in the player's language; moments are milliseconds by the server's clock. */
export interface Promotion {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly title: string;
  /** The reward, such as `最高 888 元`: in gilt behind the title. */
  readonly emphasis: string;
  readonly summary: string;
  /** One unit of meaning each. */
  readonly rules: readonly string[];
  readonly category: PromotionCategory;
  readonly startsAt: number;
  /** Absent: until further notice. */
  readonly endsAt: number | undefined;
  readonly art: PromotionArt;
  /** Prizes of a race or a draw, the best first. */
  readonly prizes: readonly Prize[];
  /** Absent where it pays nothing itself, and from a platform without this addition. */
  readonly bonus: BonusTerms | undefined;
  /** Of a landing page: its content. */
  readonly blocks: readonly PageBlock[];
}

export type CategoryFilter = 'all' | PromotionCategory;

export interface CategoryCount {
  readonly filter: CategoryFilter;
  readonly count: number;
}

/** The filters of the list: all, then each category that has a promotion. */
export function categoryCounts(promotions: readonly Promotion[]): readonly CategoryCount[] {
  const counts = PROMOTION_CATEGORIES.map((filter) => ({ filter, count: promotions.filter(({ category }) => category === filter).length }));
  return [{ filter: 'all', count: promotions.length }, ...counts.filter(({ count }) => count > 0)];
}

export function promotionsIn(filter: CategoryFilter, promotions: readonly Promotion[]): readonly Promotion[] {
  return filter === 'all' ? promotions : promotions.filter(({ category }) => category === filter);
}

/** The promotion an address names; an id under the address of another kind names none. */
export function findPromotion(
  promotions: readonly Promotion[],
  { id, kind }: { readonly id: string | undefined; readonly kind: string | undefined },
): Promotion | undefined {
  return promotions.find((promotion) => promotion.id === id && promotion.kind === kind);
}
