/** Numbers of items that wait for the member. Assumption: the specification names no address for this call. */
import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

export const memberCountsCall = defineCall({
  path: '/site/api/v1/user/member/counts',
  request: emptySchema,
  response: z.object({
    letters: countSchema,
    /** Own feedback with an unread answer. */
    answers: countSchema,
    /** Deposits that wait for payment, and withdrawals under review. */
    orders: countSchema,
    /** Tickets and rounds without a result. */
    bets: countSchema,
    /** VIP gifts that can be claimed now. */
    gifts: countSchema,
    /** Days whose rebate can be claimed. */
    rebates: countSchema,
  }),
});
