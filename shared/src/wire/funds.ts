import { defineCall } from './call';
import { amountSchema, emptySchema, instantSchema, moneySchema, pageRequestSchema } from './common';
import * as z from './zod';

/** The central balance, and with `withLockMoney` what is held by open bets and withdrawals. */
export const balanceSchema = z.object({
  balance: moneySchema,
  lockMoney: amountSchema,
  /** The server's time of this reading: an older reading never replaces a newer one. */
  asOf: instantSchema,
});

export const balanceCall = defineCall({
  path: '/fd/api/v1/transfer/getBalance',
  request: z.object({ withLockMoney: z.boolean() }),
  response: balanceSchema,
});

/** A way to deposit: its channel, bounds and suggested amounts. */
export const paymentTypeSchema = z.object({
  code: z.string(),
  name: z.string(),
  min: amountSchema,
  max: amountSchema,
  quickAmounts: z.array(amountSchema),
  /** How long an order waits for the money, in seconds. */
  payWithinSeconds: z.int(),
  /** Which waiting page shows the order. */
  waiting: z.enum(['recharge', 'transfer', 'virtual', 'huione', 'xnbsk']),
  state: z.enum(['open', 'maintenance']),
  recommended: z.boolean(),
});
export type WirePaymentType = z.infer<typeof paymentTypeSchema>;

export const paymentTypesCall = defineCall({
  path: '/fd/api/v1/payment/types',
  request: emptySchema,
  response: z.object({ list: z.array(paymentTypeSchema) }),
});

/** One deposit order. The money is credited once, when the cashier reports it; `credited`, `closed` and `expired` are final. */
export const depositOrderSchema = z.object({
  orderId: z.string(),
  type: z.string(),
  amount: amountSchema,
  state: z.enum(['waiting', 'credited', 'closed', 'expired']),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  creditedAt: z.optional(instantSchema),
  /** What the player must do at the cashier: plain text lines, and an account to copy where there is one. */
  payee: z.optional(z.object({ bank: z.string(), name: z.string(), account: z.string(), remark: z.string() })),
});
export type WireDepositOrder = z.infer<typeof depositOrderSchema>;

export const payCall = defineCall({
  path: '/fd/api/v1/payment/pay',
  request: z.object({ type: z.string(), amount: amountSchema }),
  response: depositOrderSchema,
  effect: 'moves-money',
});

/** By order id, or by the idempotency key of a `pay` whose answer was lost (`order` is absent where that key never arrived: it is closed by asking). */
export const depositOrderStatusCall = defineCall({
  path: '/fd/api/v1/payment/getDepositOrderStatus',
  request: z.union([z.object({ orderId: z.string() }), z.object({ key: z.string() })]),
  response: z.object({ order: z.optional(depositOrderSchema) }),
});

export const closeOrderCall = defineCall({
  path: '/fd/api/v1/payment/closeOrder',
  request: z.object({ orderId: z.string() }),
  response: depositOrderSchema,
  effect: 'writes',
});

/** One line of the member's money history. `amount` carries its sign. */
export const dealRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(['deposit', 'withdrawal', 'transfer-in', 'transfer-out', 'bet', 'settlement', 'release', 'bonus', 'adjustment']),
  amount: moneySchema,
  balanceAfter: moneySchema,
  at: instantSchema,
  reference: z.string(),
});

export const dealRecordCall = defineCall({
  path: '/fd/api/v1/transactions/queryDealRecord',
  request: z.object({ ...pageRequestSchema.shape, kind: z.optional(dealRecordSchema.shape.kind) }),
  response: z.object({ total: z.int(), list: z.array(dealRecordSchema) }),
});
