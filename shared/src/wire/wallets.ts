import { defineCall } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Money in venues: the central balance, what is locked, and each venue of a category. Category `8` serves the total and nothing else (decision 35): its list
 * holds every wallet with the central one (`enName` `CENTER`) among them. Implements R-MONEY-02 and R-MONEY-03.
 */
export const allBalanceCall = defineCall({
  path: '/game/api/v1/venue/allBalance',
  request: z.object({ category: z.union([categorySchema, z.literal('8'), z.literal('')]) }),
  response: z.object({
    asOf: instantSchema,
    centerWalletBalance: moneySchema,
    /** The amount locked by open bets and withdrawals, as in the balance. Total assets include it (decision 63). */
    lockMoney: amountSchema,
    /** '1': the member has chosen that entering a venue moves their money into it, balances of other venues included. */
    autoTransfer: z.enum(['0', '1']),
    /** What it fills a venue up to, at most; absent where the member has set no limit. */
    autoTransferLimit: z.optional(amountSchema),
    list: z.array(
      z.object({
        enName: z.string(),
        name: z.string(),
        category: z.optional(categorySchema),
        balance: moneySchema,
        state: z.enum(['open', 'maintenance']),
        /** Turnover still to be played before this money may leave the venue; absent where nothing binds it. */
        turnoverLeft: z.optional(amountSchema),
      }),
    ),
  }),
});
