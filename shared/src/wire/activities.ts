import { defineCall } from './call';
import { amountSchema, emptySchema, instantSchema } from './common';
import * as z from './zod';

/** What a promotion rewards, which is also the page it opens on. */
export const promotionKindSchema = z.enum(['firstDeposit', 'signGift', 'newTask', 'bettingGift']);
export type PromotionKind = z.infer<typeof promotionKindSchema>;

/** A promotion as listed: texts are plain text. */
export const promotionSchema = z.object({
  id: z.string(),
  kind: promotionKindSchema,
  title: z.string(),
  /** The part of the title that carries the reward, such as `最高 888 元`; money or rank, shown in gilt. */
  emphasis: z.string(),
  summary: z.string(),
  /** The rules, one unit of meaning per line. */
  rules: z.array(z.string()),
  category: z.enum(['newcomer', 'sports', 'games', 'vip', 'daily']),
  startsAt: instantSchema,
  endsAt: z.optional(instantSchema),
  /** Which drawing stands on its card. */
  scene: z.enum(['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fishing']),
});
export type WirePromotion = z.infer<typeof promotionSchema>;

export const promotionsCall = defineCall({
  path: '/act/api/v1/promotion/config',
  request: emptySchema,
  response: z.object({ list: z.array(promotionSchema) }),
  cacheForMs: 60_000,
});

/** One condition on the way to a reward, in the player's language, and how far it is: `done` of `needed`, in the unit the text names. */
const conditionSchema = z.object({ text: z.string(), done: z.string(), needed: z.string(), isMet: z.boolean() });

/**
 * How a member stands with a promotion.
 *
 * | standing | means                                                             |
 * |----------|-------------------------------------------------------------------|
 * | open     | conditions are missing                                            |
 * | ready    | joining pays `reward` now                                         |
 * | joined   | paid, at `joinedAt`; `againAt` where another period begins then   |
 * | ended    | over                                                              |
 */
export const promotionStandingSchema = z.object({
  id: z.string(),
  standing: z.enum(['open', 'ready', 'joined', 'ended']),
  conditions: z.array(conditionSchema),
  /** What joining pays, or has paid. */
  reward: z.optional(amountSchema),
  joinedAt: z.optional(instantSchema),
  againAt: z.optional(instantSchema),
  /** Of a promotion by days: the days of the present row and what each pays. */
  days: z.optional(z.array(z.object({ day: z.int(), reward: amountSchema, isClaimed: z.boolean() }))),
});
export type WirePromotionStanding = z.infer<typeof promotionStandingSchema>;

export const promotionVerificationCall = defineCall({
  path: '/act/api/v1/promotion/verification',
  request: z.object({ id: z.string() }),
  response: promotionStandingSchema,
});

/** Joins and pays, once per member and period, whatever the key: after a lost answer `verification` tells how it stands. */
export const joinActivityCall = defineCall({
  path: '/act/api/v1/promotion/joinActivity',
  request: z.object({ id: z.string() }),
  response: promotionStandingSchema,
  effect: 'moves-money',
});
