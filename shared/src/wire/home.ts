import { defineCall, type ResponseOf } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, emptySchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Returns the member's results of the current business day (Shanghai). */
export const todayCall = defineCall({
  path: '/site/api/v1/user/today',
  request: emptySchema,
  response: z.object({
    /** Net result of the bets and rounds that ended today; negative for a loss. */
    net: moneySchema,
    /** Number of bets of any day that wait for a result, and the amount reserved for them. */
    openBets: z.int().check(z.minimum(0)),
    openRisk: amountSchema,
  }),
});
export type WireToday = ResponseOf<typeof todayCall>;

/** Lists up to ten wins of the last hour, the newest first, with masked names. */
export const recentWinsCall = defineCall({
  path: '/site/api/v1/advertising/recentWins',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        name: z.string(),
        category: categorySchema,
        /** Payout minus risk. */
        amount: amountSchema,
        at: instantSchema,
      }),
    ),
  }),
  cacheForMs: 30_000,
});
export type WireRecentWin = ResponseOf<typeof recentWinsCall>['list'][number];
