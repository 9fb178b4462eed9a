import { defineCall, type ResponseOf } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, emptySchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** What a member's bets and rounds of the present business day (Shanghai) have come to. */
export const todayCall = defineCall({
  path: '/site/api/v1/user/today',
  request: emptySchema,
  response: z.object({
    /** Won, or with a minus lost, by what has ended today. */
    net: moneySchema,
    /** Bets of any day that wait for a result, and what is held for them. */
    openBets: z.int().check(z.minimum(0)),
    openRisk: amountSchema,
  }),
});
export type WireToday = ResponseOf<typeof todayCall>;

/** Who has won in the last hour, the newest first, at most ten; names masked. */
export const recentWinsCall = defineCall({
  path: '/site/api/v1/advertising/recentWins',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        name: z.string(),
        category: categorySchema,
        /** What came back, less what was at risk. */
        amount: amountSchema,
        at: instantSchema,
      }),
    ),
  }),
  cacheForMs: 30_000,
});
export type WireRecentWin = ResponseOf<typeof recentWinsCall>['list'][number];
