/** Promotions as everyone sees them, without the member's participation (`activities`). Home shows them to guests. */
import { bonusTermsSchema } from './bonuses';
import { defineCall } from '@site/shared/wire/call';
import { amountSchema, emptySchema, instantSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Kind of a promotion's reward; it also determines the promotion's page. */
export const promotionKindSchema = z.enum([
  'firstDeposit',
  'againDeposit',
  'signGift',
  'newTask',
  'bettingGift',
  'racePage',
  'drawGift',
  'friendInvitation',
  'activityLandPage',
]);
export type PromotionKind = z.infer<typeof promotionKindSchema>;

export const prizeSchema = z.object({
  id: z.string(),
  /** Name or purpose of the prize, such as `第 4 至 10 名`. */
  title: z.string(),
  /** Amount; `0.00` for the field that wins nothing. */
  amount: amountSchema,
  /** Probability in a prize draw, in percent with two decimals. The prizes of a table add up to 100.00. */
  chance: z.optional(z.string().check(z.regex(/^\d{1,3}\.\d{2}$/))),
});
export type WirePrize = z.infer<typeof prizeSchema>;

/** A part of a campaign page. `promotions` lists other promotions by id; the page omits those that are not running. */
export const pageBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('headline'), text: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('steps'), items: z.array(z.string()) }),
  z.object({ type: z.literal('promotions'), ids: z.array(z.string()) }),
]);
export type WirePageBlock = z.infer<typeof pageBlockSchema>;

/** A promotion as listed. All texts are plain text. */
export const promotionSchema = z.object({
  id: z.string(),
  kind: promotionKindSchema,
  title: z.string(),
  /** Part of the title that names the reward, such as `最高 888 元`: an amount or a place, shown in gold. */
  emphasis: z.string(),
  summary: z.string(),
  /** Rules, one per line. */
  rules: z.array(z.string()),
  category: z.enum(['newcomer', 'sports', 'games', 'vip', 'daily']),
  startsAt: instantSchema,
  endsAt: z.optional(instantSchema),
  /** Drawing on its card. */
  scene: z.enum(['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fishing']),
  prizes: z.optional(z.array(prizeSchema)),
  /**
   * Wagering requirement before the reward can be withdrawn. Absent if the promotion pays nothing, or if the platform
   * does not support the field.
   */
  bonus: z.optional(bonusTermsSchema),
  blocks: z.optional(z.array(pageBlockSchema)),
});
export type WirePromotion = z.infer<typeof promotionSchema>;

export const promotionsCall = defineCall({
  path: '/act/api/v1/promotion/config',
  request: emptySchema,
  response: z.object({ list: z.array(promotionSchema) }),
  cacheForMs: 60_000,
});
