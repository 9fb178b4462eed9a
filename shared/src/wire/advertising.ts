import { promotionKindSchema, promotionSchema } from './promotions';
import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const MINUTE_MS = 60_000;

/** Something the operator sponsors. Texts are in the language asked for, and plain. */
export const sponsorshipSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** From when to when, in words. */
  period: z.string(),
  summary: z.string(),
  /** Which drawing is on its card. */
  scene: promotionSchema.shape.scene,
});
export type WireSponsorship = z.infer<typeof sponsorshipSchema>;

/** The entries of the sponsor page in their order; empty where there are none. */
export const sponsorContentCall = defineCall({
  path: '/site/api/v1/advertising/sponsorContent',
  request: emptySchema,
  response: z.object({ list: z.array(sponsorshipSchema) }),
  cacheForMs: 5 * MINUTE_MS,
});

/** The advertisement of a promotion; its page is that of its kind and id. */
export const discountAdSchema = z.object({
  id: z.string(),
  kind: promotionKindSchema,
  title: z.string(),
  /** The part of the title that carries the reward. */
  emphasis: z.string(),
  summary: z.string(),
  /** Whether everything is done for it, so that it only has to be claimed. */
  isReady: z.boolean(),
});
export type WireDiscountAd = z.infer<typeof discountAdSchema>;

/** What is advertised to one member: the promotions that run and that this member has not had in the present period. */
export const myDiscountAdCall = defineCall({
  path: '/site/api/v1/advertising/getMyDiscountAd',
  request: emptySchema,
  response: z.object({ list: z.array(discountAdSchema) }),
});
