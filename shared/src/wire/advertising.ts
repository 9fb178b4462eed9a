import { promotionKindSchema, promotionSchema } from './promotions';
import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const MINUTE_MS = 60_000;

/** One sponsorship of the operator. Texts are plain and in the requested language. */
export const sponsorshipSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Start and end as a text. */
  period: z.string(),
  summary: z.string(),
  /** Drawing on its card. */
  scene: promotionSchema.shape.scene,
});
export type WireSponsorship = z.infer<typeof sponsorshipSchema>;

/** Lists the entries of the sponsor page in display order; the list can be empty. */
export const sponsorContentCall = defineCall({
  path: '/site/api/v1/advertising/sponsorContent',
  request: emptySchema,
  response: z.object({ list: z.array(sponsorshipSchema) }),
  cacheForMs: 5 * MINUTE_MS,
});

/** Advertisement of a promotion. Its page follows from its kind and id. */
export const discountAdSchema = z.object({
  id: z.string(),
  kind: promotionKindSchema,
  title: z.string(),
  /** Part of the title that names the reward. */
  emphasis: z.string(),
  summary: z.string(),
  /** True when all conditions are met and the reward only has to be claimed. */
  isReady: z.boolean(),
});
export type WireDiscountAd = z.infer<typeof discountAdSchema>;

/** Lists the advertisements for one member: running promotions that the member has not joined in the current period. */
export const myDiscountAdCall = defineCall({
  path: '/site/api/v1/advertising/getMyDiscountAd',
  request: emptySchema,
  response: z.object({ list: z.array(discountAdSchema) }),
});
