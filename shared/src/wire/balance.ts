import { defineCall } from '@site/shared/wire/call';
import { amountSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** The central balance, and with `withLockMoney` what is held by open bets and withdrawals. */
export const balanceSchema = z.object({
  balance: moneySchema,
  lockMoney: amountSchema,
  /** The server's time of this reading: an older reading never replaces a newer one. */
  asOf: instantSchema,
  /** Number of the member's last event that is in it for certain (`memberStream.ts`); a platform without this addition has none. */
  version: z.optional(z.int().check(z.minimum(0))),
});

export const balanceCall = defineCall({
  path: '/fd/api/v1/transfer/getBalance',
  request: z.object({ withLockMoney: z.boolean() }),
  response: balanceSchema,
});
