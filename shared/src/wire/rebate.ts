/** The rebate of the member's valid turnover, by business day of Shanghai. Assumption: the specification names no address for it. */
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

/** `turnover` times `rate`, which is percent with two decimals, rounded down to the fen. */
const rebateLineSchema = z.object({ category: categorySchema, turnover: amountSchema, rate: z.string(), amount: amountSchema });

const gradeSchema = z.int().check(z.minimum(0), z.maximum(10));

/** One business day that is worked out. `paidAt` is absent while it waits for its claim. */
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
    /** Whether the days to come are paid by themselves. */
    isAutomatic: z.boolean(),
    /** What today brings so far, at the grade of now. */
    today: z.object({ day: daySchema, grade: gradeSchema, amount: amountSchema, lines: z.array(rebateLineSchema) }),
    /** The earliest first. */
    due: z.array(rebateDaySchema),
  }),
});

/** The statement, the newest day first. */
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

/** Claims one day and pays it, once whatever the key. After a lost answer `rebateOutcomeCall` gives the outcome. */
export const claimRebateCall = defineCall({
  path: '/act/api/v1/rebate/claim',
  request: z.object({ day: daySchema }),
  response: rebateDaySchema,
  effect: 'moves-money',
});

/** Without `day` the claim never arrived, and asking has closed its key permanently. */
export const rebateOutcomeCall = defineCall({
  path: '/act/api/v1/rebate/claimOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ day: z.optional(rebateDaySchema) }),
});
