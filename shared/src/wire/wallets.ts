import { defineCall } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Returns the money in venues: the central balance, the locked amount, and the balance in each venue of a category.
 * Category `8` is for the total only (decision 35): its list has every wallet, including the central one (`enName`
 * `CENTER`). Implements R-MONEY-02 and R-MONEY-03.
 */
export const allBalanceCall = defineCall({
  path: '/game/api/v1/venue/allBalance',
  request: z.object({ category: z.union([categorySchema, z.literal('8'), z.literal('')]) }),
  response: z.object({
    asOf: instantSchema,
    centerWalletBalance: moneySchema,
    /** Amount locked by open bets and withdrawals, as in the balance. Total assets include it (decision 63). */
    lockMoney: amountSchema,
    /**
     * '1': the member has chosen that entering a venue transfers their money into it, including balances in other
     * venues.
     */
    autoTransfer: z.enum(['0', '1']),
    /** Maximum balance in a venue after an automatic transfer. Absent if the member has set no limit. */
    autoTransferLimit: z.optional(amountSchema),
    list: z.array(
      z.object({
        enName: z.string(),
        name: z.string(),
        category: z.optional(categorySchema),
        balance: moneySchema,
        state: z.enum(['open', 'maintenance']),
        /** Turnover that is still required before this money may leave the venue. Absent if nothing is required. */
        turnoverLeft: z.optional(amountSchema),
      }),
    ),
  }),
});
