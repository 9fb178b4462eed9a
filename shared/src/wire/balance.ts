import { defineCall } from '@site/shared/wire/call';
import { amountSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** The central balance, and with `withLockMoney` also the amount that open bets and withdrawals reserve. */
export const balanceSchema = z.object({
  balance: moneySchema,
  lockMoney: amountSchema,
  /** Server time of this reading. An older reading never replaces a newer one. */
  asOf: instantSchema,
  /**
   * Number of the member's last event that the balance certainly includes (`memberStream.ts`). Absent if the platform
   * does not support the field.
   */
  version: z.optional(z.int().check(z.minimum(0))),
});

export const balanceCall = defineCall({
  path: '/fd/api/v1/transfer/getBalance',
  request: z.object({ withLockMoney: z.boolean() }),
  response: balanceSchema,
});
