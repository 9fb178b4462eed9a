import { defineCall } from '@site/shared/wire/call';
import { amountSchema, countSchema, daySchema, instantSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import { depositOrderSchema, orderPromotionSchema, paymentTypeSchema } from './funds';
import { withdrawalSchema } from './withdrawals';
import * as z from '@site/shared/wire/zod';

/**
 * What happened to an order: it was asked for, a deposit was reported as paid and disputed, then the state that it ended in. `rejected` of a deposit: its
 * dispute was refused.
 */
const stepSchema = z.object({
  step: z.enum(['ordered', 'claimed', 'disputed', 'credited', 'closed', 'expired', 'paid', 'rejected', 'cancelled']),
  at: instantSchema,
});

const common = {
  orderId: z.string(),
  amount: amountSchema,
  createdAt: instantSchema,
  /** How a deposit is paid, or where a withdrawal goes to; the number of an account is masked. */
  method: z.string(),
  /** Oldest first, as the platform recorded them. */
  steps: z.array(stepSchema),
};

/** One deposit or withdrawal, as the list of orders shows it. */
const moneyOrderSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('deposit'),
    state: depositOrderSchema.shape.state,
    /** Which waiting page shows it. */
    waiting: paymentTypeSchema.shape.waiting,
    promotion: z.optional(orderPromotionSchema),
    expiresAt: instantSchema,
  }),
  z.object({
    ...common,
    kind: z.literal('withdrawal'),
    state: withdrawalSchema.shape.state,
    fee: amountSchema,
    /** Why it was rejected. */
    reason: z.optional(z.string()),
  }),
]);
export type WireMoneyOrder = z.infer<typeof moneyOrderSchema>;

/**
 * The member's deposits and withdrawals, newest first: a page of them, or one by its id (6004 where it is not the member's). `next` is the cursor of
 * the page after this one; it is absent on the last.
 *
 * Assumption: the specification names no address for it.
 */
export const ordersCall = defineCall({
  path: '/fd/api/v1/transactions/queryOrders',
  request: z.union([
    z.object({ orderId: wordSchema }),
    z.object({
      size: z.int().check(z.minimum(1), z.maximum(50)),
      cursor: z.optional(textSchema(64)),
      kind: z.optional(z.enum(['deposit', 'withdrawal'])),
      /** open: waiting or pending · done: credited or paid · ended: nothing came of it. */
      group: z.optional(z.enum(['open', 'done', 'ended'])),
      /** Both included. */
      from: z.optional(daySchema),
      to: z.optional(daySchema),
    }),
  ]),
  response: z.object({
    list: z.array(moneyOrderSchema),
    next: z.optional(z.string()),
    /** How many of all are open. */
    open: countSchema,
  }),
});
