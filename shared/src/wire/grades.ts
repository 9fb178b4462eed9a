import { defineCall } from '@site/shared/wire/call';
import { amountSchema, countSchema, emptySchema, instantSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const rateSchema = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/));

/**
 * Lists the VIP grades: each with its name, the valid turnover that reaches it, and its rebate percentages by category.
 */
export const gradeConfigListCall = defineCall({
  path: '/site/api/v1/user/memberGradeConfigList',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        grade: z.int().check(z.minimum(0), z.maximum(10)),
        name: z.string(),
        turnover: amountSchema,
        /** One-time gift for reaching the grade. Absent on the first grade. */
        levelGift: z.optional(amountSchema),
        /** Total deposits that this gift requires. Absent if the operator requires none. */
        levelDeposit: z.optional(amountSchema),
        /** Gift for every week in which the valid turnover reaches `weeklyTurnover`. */
        weeklyGift: z.optional(amountSchema),
        weeklyTurnover: z.optional(amountSchema),
        /** Gift in the month of the birthday, once a year. */
        birthdayGift: z.optional(amountSchema),
        /**
         * Valid turnover within 90 business days that retains the grade. Absent on the first grade, which cannot be
         * lost.
         */
        keepTurnover: z.optional(amountSchema),
        /** Withdrawal limits per business day. */
        withdrawalCount: countSchema,
        withdrawalAmount: amountSchema,
        rebates: z.record(z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']), rateSchema),
      }),
    ),
  }),
  cacheForMs: 5 * 60_000,
});

/** Turnover that is required until a given time, and the turnover so far. */
const dueSchema = z.object({ done: amountSchema, needed: amountSchema, until: instantSchema });

/**
 * Returns one grade and the member's progress. `next` is absent on the last grade. The profile has the member's current
 * grade; `keep` and `regain` always concern that one, whichever grade is requested.
 */
export const gradeInfoCall = defineCall({
  path: '/site/api/v1/user/member/memberGradeInfoByGrade',
  request: z.object({ grade: z.int().check(z.minimum(0), z.maximum(10)) }),
  response: z.object({
    grade: countSchema,
    name: z.string(),
    /** The member's total valid turnover: the amounts at risk in settled bets and in rounds at venues. */
    turnover: amountSchema,
    next: z.optional(z.object({ grade: countSchema, name: z.string(), turnover: amountSchema })),
    /** Turnover required to retain the current grade beyond `until`. Absent on the first grade. */
    keep: z.optional(dueSchema),
    /** Turnover required to return to the next higher grade after a demotion. */
    regain: z.optional(dueSchema),
  }),
});

/** Lists the latest 50 changes of the member's grade, the newest first. */
export const gradeHistoryCall = defineCall({
  path: '/site/api/v1/user/member/memberGradeHistory',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        at: instantSchema,
        from: countSchema,
        to: countSchema,
        /**
         * Reasons: `reached` by total turnover, `kept` for another 90 business days, `fell` by one grade, `regained`
         * after a demotion.
         */
        reason: z.enum(['reached', 'kept', 'fell', 'regained']),
      }),
    ),
  }),
});
