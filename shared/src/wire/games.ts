import { defineCall } from './call';
import { amountSchema, instantSchema } from './common';
import { ticketSchema } from './sports';
import * as z from './zod';

/** Category codes of the menu and of the venues. */
export const categorySchema = z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']);
export type Category = z.infer<typeof categorySchema>;

/** A venue of one category. */
export const venueSchema = z.object({
  enName: z.string(),
  name: z.string(),
  category: categorySchema,
  /** Percent of rebate, such as `"0.80"`. */
  rebate: z.string(),
  state: z.enum(['open', 'maintenance']),
  /** When maintenance is expected to end. */
  resumesAt: z.optional(instantSchema),
});
export type WireVenue = z.infer<typeof venueSchema>;

export const venuesCall = defineCall({
  path: '/game/api/v1/venue/getVenueInfoByCategory',
  request: z.object({ category: categorySchema }),
  response: z.object({ list: z.array(venueSchema) }),
  cacheForMs: 30_000,
});

/** Venue entry (decision 24). The answer is an address or a payload; for CRTY it is the channel's launch data as JSON text. */
export const launchCall = defineCall({
  path: '/game/api/v1/launch',
  request: z.object({ enName: z.string(), gameCode: z.string(), isActivity: z.optional(z.boolean()) }),
  response: z.object({ url: z.string() }),
  effect: 'writes',
});

/** What `launchCall` answers in `url` for the channel CRTY, as JSON text. */
export const crtyLaunchSchema = z.object({ channel: z.literal('CRTY'), uid: z.string(), token: z.string() });

export const betRecordListCall = defineCall({
  path: '/game/api/v1/record/betRecordList',
  request: z.object({ pageNum: z.int(), pageSize: z.int(), from: instantSchema, to: instantSchema }),
  response: z.object({ total: z.int(), list: z.array(ticketSchema) }),
});

export const betRecordTotalCall = defineCall({
  path: '/game/api/v1/record/betRecordTotal',
  request: z.object({ from: instantSchema, to: instantSchema }),
  response: z.object({ count: z.int(), stake: amountSchema, payout: amountSchema }),
});
