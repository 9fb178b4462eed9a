/**
 * Rebate on the member's valid turnover, by business day in Shanghai. Assumption: the specification names no addresses
 * for these calls.
 */
import { defineCall } from '@site/shared/wire/call';
import {
  amountSchema,
  countSchema,
  daySchema,
  emptySchema,
  idempotencyKeySchema,
  instantSchema,
  pageRequestSchema,
} from '@site/shared/wire/common';
import { categorySchema } from './categories';
import * as z from '@site/shared/wire/zod';

/** `amount` is `turnover` times `rate` (a percentage with two decimals), rounded down to the fen. */
const rebateLineSchema = z.object({ category: categorySchema, turnover: amountSchema, rate: z.string(), amount: amountSchema });

const gradeSchema = z.int().check(z.minimum(0), z.maximum(10));

/** One business day whose rebate is calculated. `paidAt` is absent until it is claimed. */
export const rebateDaySchema = z.object({
  day: daySchema,
  grade: gradeSchema,
  amount: amountSchema,
  lines: z.array(rebateLineSchema),
  paidAt: z.optional(instantSchema),
});
export type WireRebateDay = z.infer<typeof rebateDaySchema>;

export const rebateInfoCall = defineCall({
  path: '/act/api/v1/rebate/info',
  request: emptySchema,
  response: z.object({
    /** True when future days are paid automatically. */
    isAutomatic: z.boolean(),
    today: z.object({ day: daySchema, grade: gradeSchema, amount: amountSchema, lines: z.array(rebateLineSchema) }),
    /** Days that can be claimed, the earliest first. */
    due: z.array(rebateDaySchema),
  }),
});

/** Lists the statement, the newest day first. */
export const rebateRecordCall = defineCall({
  path: '/act/api/v1/rebate/record',
  request: pageRequestSchema,
  response: z.object({ total: countSchema, list: z.array(rebateDaySchema) }),
});

export const chooseRebateCall = defineCall({
  path: '/act/api/v1/rebate/choose',
  request: z.object({ isAutomatic: z.boolean() }),
  response: emptySchema,
  effect: 'writes',
});

/**
 * Claims and pays one day, once regardless of the key. After a lost answer, `rebateOutcomeCall` returns the outcome.
 */
export const claimRebateCall = defineCall({
  path: '/act/api/v1/rebate/claim',
  request: z.object({ day: daySchema }),
  response: rebateDaySchema,
  effect: 'moves-money',
});

/**
 * Returns the outcome of a claim. Without `day` the claim never arrived, and this request has closed its key
 * permanently.
 */
export const rebateOutcomeCall = defineCall({
  path: '/act/api/v1/rebate/claimOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ day: z.optional(rebateDaySchema) }),
});
