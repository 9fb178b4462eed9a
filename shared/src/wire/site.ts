import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, pageRequestSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const MINUTE_MS = 60_000;

const flag = z.enum(['0', '1']);

/** Site configuration: title and mobile address, switches, and what the client needs to know of this operator. */
export const preInfoSchema = z.object({
  ip: z.string(),
  siteBaseConfig: z.object({
    title: z.string(),
    h5DomainUrl: z.string(),
    /** '1': the player may choose the edition. */
    editionSwitch: flag,
    /** '1': games with an http address open inside the app. */
    innerGame: flag,
    /** '1': the deposit guide and the deposit page are offered (decision 8). */
    depositGuide: flag,
    /** '1': URL and body are encrypted. */
    safeSwitch: flag,
    /** The newest form in which calls may be sealed; 1 where it is missing (`wire/security`). */
    safeVersion: z.optional(z.int()),
    /** RMB for one USD, 4 decimals, as used for payout limits today. */
    usdCny: z.string().check(z.regex(/^\d{1,3}\.\d{4}$/)),
    /** 256 bits in hexadecimal: what phone numbers and names are encrypted with on their way (decision 46). Absent where no codes are sent. */
    cipherKey: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
});
export type PreInfo = z.infer<typeof preInfoSchema>;

export const preInfoCall = defineCall({
  path: '/site/api/v1/configuration/preInfo',
  request: z.object({ device: z.optional(z.record(z.string(), z.unknown())) }),
  response: preInfoSchema,
});

export const onlineServiceCall = defineCall({
  path: '/site/api/v1/configuration/onlinecustomservice',
  request: emptySchema,
  response: z.object({ url: z.string() }),
  cacheForMs: 5 * MINUTE_MS,
});

/** Notices of the site: `content` is plain text. */
export const noticeListCall = defineCall({
  path: '/site/api/v1/advertising/queryNoticeListByPage',
  request: pageRequestSchema,
  response: z.object({ total: countSchema, list: z.array(z.object({ id: z.string(), title: z.string(), content: z.string() })) }),
  cacheForMs: MINUTE_MS,
});

export const navigationListCall = defineCall({
  path: '/site/api/v1/advertising/navigationList',
  request: emptySchema,
  response: z.object({ list: z.array(z.object({ code: z.string(), title: z.string() })) }),
  cacheForMs: 5 * MINUTE_MS,
});
