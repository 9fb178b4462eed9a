import { defineCall } from './call';
import { emptySchema, instantSchema } from './common';
import * as z from './zod';

/** A promotion as listed: texts are plain text. */
export const promotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
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
