import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, pageRequestSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const MINUTE_MS = 60_000;

const flag = z.enum(['0', '1']);

/** Site configuration: title and mobile address, switches, and the operator's settings for the client. */
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
    /** Newest form in which calls may be encrypted. Default: 1 (`wire/security`). */
    safeVersion: z.optional(z.int()),
    /** RMB per USD with 4 decimals, today's rate for payout limits. */
    usdCny: z.string().check(z.regex(/^\d{1,3}\.\d{4}$/)),
    /**
     * 256-bit key in hexadecimal for encrypting phone numbers and names in requests (decision 46). Absent if the site
     * sends no codes.
     */
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

/** Lists the notices of the site. `content` is plain text. */
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
