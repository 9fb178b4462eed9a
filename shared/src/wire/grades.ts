import { defineCall } from './call';
import { amountSchema, countSchema, emptySchema } from './common';
import * as z from './zod';

const rateSchema = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/));

/** The VIP ladder: each grade with its name, the valid turnover that reaches it, and its rebate in percent per category. */
export const gradeConfigListCall = defineCall({
  path: '/site/api/v1/user/memberGradeConfigList',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        grade: z.int().check(z.minimum(0), z.maximum(10)),
        name: z.string(),
        turnover: amountSchema,
        /** The gift for reaching it, once. Absent on the first step, which has none. */
        levelGift: z.optional(amountSchema),
        /** All deposits so far that this gift asks for; absent where the operator asks for none. */
        levelDeposit: z.optional(amountSchema),
        /** The gift of every week in which the valid turnover reaches `weeklyTurnover`. */
        weeklyGift: z.optional(amountSchema),
        weeklyTurnover: z.optional(amountSchema),
        rebates: z.record(z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']), rateSchema),
      }),
    ),
  }),
  cacheForMs: 5 * 60_000,
});

/** The member's grade and progress. `next` is absent on its last step. */
export const gradeInfoCall = defineCall({
  path: '/site/api/v1/user/member/memberGradeInfoByGrade',
  request: z.object({ grade: z.int().check(z.minimum(0), z.maximum(10)) }),
  response: z.object({
    grade: countSchema,
    name: z.string(),
    /** Valid turnover of the member so far: stakes of settled bets, without those given back, and of rounds in venues. */
    turnover: amountSchema,
    next: z.optional(z.object({ grade: countSchema, name: z.string(), turnover: amountSchema })),
  }),
});
