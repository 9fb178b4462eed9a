import { defineCall } from '@site/shared/wire/call';
import { amountSchema, emptySchema, idempotencyKeySchema, instantSchema, pageRequestSchema, wordSchema } from '@site/shared/wire/common';
import { categorySchema } from './categories';
import * as z from '@site/shared/wire/zod';

const gradeSchema = z.int().check(z.minimum(0), z.maximum(10));
const countSchema = z.int().check(z.minimum(0));

/** Progress of an amount in wire money: done and needed. */
const progressSchema = z.object({ done: amountSchema, needed: amountSchema });

/**
 * A gift of the member's VIP grade.
 *
 * | standing | means                                          |
 * |----------|------------------------------------------------|
 * | open     | `turnover` or `deposit` is missing             |
 * | ready    | claiming pays `amount` now                     |
 * | claimed  | paid at `claimedAt`: a weekly gift for this week, a birthday gift for this year |
 */
export const benefitSchema = z.object({
  /** Id such as `vip-week`, `vip-birthday` or `vip-level-3`. */
  id: z.string(),
  kind: z.enum(['weekly', 'birthday', 'level']),
  grade: gradeSchema,
  amount: amountSchema,
  standing: z.enum(['open', 'ready', 'claimed']),
  /** Valid turnover of the current week, for a weekly gift. */
  turnover: z.optional(progressSchema),
  /** Total deposits, for a grade's gift. Absent if the operator requires none. */
  deposit: z.optional(progressSchema),
  /** Month in which a birthday gift can be claimed; `to` is exclusive. Absent if the birthday is unknown. */
  month: z.optional(z.object({ from: instantSchema, to: instantSchema })),
  claimedAt: z.optional(instantSchema),
});
export type WireBenefit = z.infer<typeof benefitSchema>;

/**
 * Part of one kind in a claim of everything: the number of gifts, rebate days, or promotion rewards. Prize draws are
 * not included, because the member makes them one by one.
 */
const claimablePartSchema = z.object({ kind: z.enum(['gifts', 'rebate', 'promotions']), amount: amountSchema, count: countSchema });

/**
 * Lists the gifts that the member can claim: the one of the current week, and one for each grade reached. Weeks start
 * on Monday in Shanghai.
 */
export const vipWeekInfoCall = defineCall({
  path: '/act/api/v1/vipWeek/VipWeekInfo',
  request: emptySchema,
  response: z.object({
    grade: gradeSchema,
    weekStartsAt: instantSchema,
    weekEndsAt: instantSchema,
    benefits: z.array(benefitSchema),
    /**
     * All claimable rewards of the site by kind; kinds with nothing to claim are listed with zero. Absent if the
     * platform does not support the field.
     */
    claimable: z.optional(z.array(claimablePartSchema)),
  }),
});

/**
 * Claims and pays one gift, once per member and period regardless of the key. After a lost answer, `claimOutcomeCall`
 * returns the outcome.
 *
 * Assumption: the specification only names the call that lists the gifts; this call claims them.
 */
export const claimBenefitCall = defineCall({
  path: '/act/api/v1/vipWeek/receive',
  request: z.object({ id: wordSchema }),
  response: benefitSchema,
  effect: 'moves-money',
});

/**
 * Returns the outcome of a claim whose answer was lost. Without `benefit` the claim never arrived, and this request has
 * closed its key permanently.
 */
export const claimOutcomeCall = defineCall({
  path: '/act/api/v1/vipWeek/receiveOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ benefit: z.optional(benefitSchema) }),
});

const claimedSchema = z.object({ amount: amountSchema, benefits: z.array(benefitSchema) });

/**
 * Claims everything in `claimable`, all or nothing, each once per member and period regardless of the key. `amount` is
 * the sum that this claim has paid; `benefits` are the VIP gifts in it. After a lost answer, `claimAllOutcomeCall`
 * returns the outcome.
 */
export const claimAllCall = defineCall({
  path: '/act/api/v1/vipWeek/receiveAll',
  request: emptySchema,
  response: claimedSchema,
  effect: 'moves-money',
});

/**
 * Returns the outcome of a claim of everything whose answer was lost. Without `claimed` the claim never arrived, and
 * this request has closed its key permanently.
 */
export const claimAllOutcomeCall = defineCall({
  path: '/act/api/v1/vipWeek/receiveAllOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ claimed: z.optional(claimedSchema) }),
});

/** Returns the highest and lowest rebate of each category over all grades, in percent. */
export const rebateRangeCall = defineCall({
  path: '/site/api/v1/user/member/getGameFanshuiHighLow',
  request: emptySchema,
  response: z.object({ list: z.array(z.object({ category: categorySchema, high: z.string(), low: z.string() })) }),
  cacheForMs: 5 * 60_000,
});

/**
 * Returns the member's loyalty points. Assumption (R-MEMBER-15): every full `turnoverPerPoint` of valid turnover earns
 * one point, and `pointsPerYuan` points are exchanged for one yuan of bonus money, in whole yuan.
 */
export const pointsInfoCall = defineCall({
  path: '/act/api/v1/activityTopGift/info',
  request: emptySchema,
  response: z.object({
    /** Points available for exchange. */
    points: countSchema,
    /** All points ever earned. */
    earned: countSchema,
    /** Points that expire next. Absent if there are none. */
    expiring: z.optional(z.object({ points: countSchema, at: instantSchema })),
    /** Lifetime in business days, counted from the day after the points were credited. */
    liveDays: countSchema,
    turnoverPerPoint: amountSchema,
    pointsPerYuan: z.int().check(z.minimum(1)),
  }),
});

/** Lists all changes of the member's points, the newest first. */
export const pointsStatementCall = defineCall({
  path: '/act/api/v1/activityTopGift/pointsRecord',
  request: pageRequestSchema,
  response: z.object({
    total: countSchema,
    list: z.array(
      z.object({
        id: z.string(),
        /** `corrected`: the turnover that earned the points was corrected. */
        kind: z.enum(['earned', 'exchanged', 'expired', 'corrected']),
        /** Source of earned points. Absent if they were earned by turnover. */
        source: z.optional(z.enum(['prediction'])),
        /** Positive for points gained, negative for points spent or lost. */
        points: z.int(),
        pointsLeft: countSchema,
        at: instantSchema,
      }),
    ),
  }),
});

/** One completed exchange. */
const exchangeSchema = z.object({ id: z.string(), points: countSchema, amount: amountSchema, at: instantSchema, pointsLeft: countSchema });

/** Exchanges points for bonus money, once per key. The points must be a multiple of `pointsPerYuan`. */
export const exchangeCall = defineCall({
  path: '/act/api/v1/activityTopGift/exchange',
  request: z.object({ points: z.int().check(z.minimum(1)) }),
  response: exchangeSchema,
  effect: 'moves-money',
});

/**
 * Returns the outcome of an exchange whose answer was lost. Without `exchange` the request never arrived, and this
 * request has closed its key permanently.
 */
export const exchangeOutcomeCall = defineCall({
  path: '/act/api/v1/activityTopGift/exchangeOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ exchange: z.optional(exchangeSchema) }),
});

export const giftKindSchema = z.enum(['points', 'weekly', 'birthday', 'level', 'promotion']);

/** Lists the gifts that were paid to the member, the newest first. `from` is inclusive, `to` exclusive. */
export const exchangeRecordCall = defineCall({
  path: '/act/api/v1/activityTopGift/exchangeRecord',
  request: z.object({
    ...pageRequestSchema.shape,
    kind: z.optional(giftKindSchema),
    from: z.optional(instantSchema),
    to: z.optional(instantSchema),
  }),
  response: z.object({
    total: countSchema,
    list: z.array(
      z.object({
        id: z.string(),
        kind: giftKindSchema,
        /** Title of the promotion, or name of the grade for a grade's gift; otherwise empty. */
        title: z.string(),
        amount: amountSchema,
        /** Points that were exchanged for it. */
        points: z.optional(countSchema),
        at: instantSchema,
      }),
    ),
  }),
});
