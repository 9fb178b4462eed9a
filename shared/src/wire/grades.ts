import { defineCall } from '@site/shared/wire/call';
import { amountSchema, countSchema, emptySchema, instantSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

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
        /** The gift in the month of the birthday, once a year. */
        birthdayGift: z.optional(amountSchema),
        /** The valid turnover of 90 business days that keeps it; absent on the first step, which no one falls from. */
        keepTurnover: z.optional(amountSchema),
        /** What may be withdrawn on one business day. */
        withdrawalCount: countSchema,
        withdrawalAmount: amountSchema,
        rebates: z.record(z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']), rateSchema),
      }),
    ),
  }),
  cacheForMs: 5 * 60_000,
});

/** A turnover that is asked for until a moment, and how much of it there is. */
const dueSchema = z.object({ done: amountSchema, needed: amountSchema, until: instantSchema });

/**
 * One grade and the member's progress. `next` is absent on the last step. What the member holds is in the profile; `keep` and `regain` are of
 * that grade, whichever is asked about.
 */
export const gradeInfoCall = defineCall({
  path: '/site/api/v1/user/member/memberGradeInfoByGrade',
  request: z.object({ grade: z.int().check(z.minimum(0), z.maximum(10)) }),
  response: z.object({
    grade: countSchema,
    name: z.string(),
    /** Valid turnover of the member so far: what could have been lost on settled bets and on rounds in venues. */
    turnover: amountSchema,
    next: z.optional(z.object({ grade: countSchema, name: z.string(), turnover: amountSchema })),
    /** The turnover that keeps the grade that is held beyond `until`; absent on the first step. */
    keep: z.optional(dueSchema),
    /** After a fall, what brings back the grade above. */
    regain: z.optional(dueSchema),
  }),
});

/** Every change of the member's grade, the newest first: at most the latest 50. */
export const gradeHistoryCall = defineCall({
  path: '/site/api/v1/user/member/memberGradeHistory',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        at: instantSchema,
        from: countSchema,
        to: countSchema,
        /** `reached` by all turnover · `kept` for another 90 business days · `fell` by one · `regained` after a fall. */
        reason: z.enum(['reached', 'kept', 'fell', 'regained']),
      }),
    ),
  }),
});
