import { defineCall } from '@site/shared/wire/call';
import { amountSchema, countSchema, daySchema, instantSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import { depositOrderSchema, orderPromotionSchema, paymentTypeSchema } from './funds';
import { withdrawalSchema } from './withdrawals';
import * as z from '@site/shared/wire/zod';

/**
 * History of an order: it was ordered, then (for a deposit) reported as paid and disputed, then it reached its final
 * state. `rejected` for a deposit means that its dispute was refused.
 */
const stepSchema = z.object({
  step: z.enum(['ordered', 'claimed', 'disputed', 'credited', 'closed', 'expired', 'paid', 'rejected', 'cancelled']),
  at: instantSchema,
});

const common = {
  orderId: z.string(),
  amount: amountSchema,
  createdAt: instantSchema,
  /** Deposit method or withdrawal destination; account numbers are masked. */
  method: z.string(),
  /** Steps as the platform recorded them, oldest first. */
  steps: z.array(stepSchema),
};

/** One deposit or withdrawal in the list of orders. */
const moneyOrderSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('deposit'),
    state: depositOrderSchema.shape.state,
    /** Waiting page that shows it. */
    waiting: paymentTypeSchema.shape.waiting,
    promotion: z.optional(orderPromotionSchema),
    expiresAt: instantSchema,
  }),
  z.object({
    ...common,
    kind: z.literal('withdrawal'),
    state: withdrawalSchema.shape.state,
    fee: amountSchema,
    reason: z.optional(z.string()),
  }),
]);
export type WireMoneyOrder = z.infer<typeof moneyOrderSchema>;

/**
 * Lists the member's deposits and withdrawals, newest first: a page of them, or one by its id (6004 for an order of
 * another member). `next` is the cursor of the next page; it is absent on the last page.
 *
 * Assumption: the specification names no address for this call.
 */
export const ordersCall = defineCall({
  path: '/fd/api/v1/transactions/queryOrders',
  request: z.union([
    z.object({ orderId: wordSchema }),
    z.object({
      size: z.int().check(z.minimum(1), z.maximum(50)),
      cursor: z.optional(textSchema(64)),
      kind: z.optional(z.enum(['deposit', 'withdrawal'])),
      /** Groups: `open` is waiting or pending, `done` credited or paid, `ended` closed without a payment. */
      group: z.optional(z.enum(['open', 'done', 'ended'])),
      /** Both days are inclusive. */
      from: z.optional(daySchema),
      to: z.optional(daySchema),
    }),
  ]),
  response: z.object({
    list: z.array(moneyOrderSchema),
    next: z.optional(z.string()),
    /** Total number of open orders. */
    open: countSchema,
  }),
});
