import { defineCall } from '@site/shared/wire/call';
import { amountSchema, emptySchema, idempotencyKeySchema, instantSchema, pageRequestSchema, wordSchema } from '@site/shared/wire/common';
import { categorySchema } from './categories';
import * as z from '@site/shared/wire/zod';

const gradeSchema = z.int().check(z.minimum(0), z.maximum(10));
const countSchema = z.int().check(z.minimum(0));

/** How much of something is needed, and how much of it there is. Wire money. */
const progressSchema = z.object({ done: amountSchema, needed: amountSchema });

/**
 * A gift of the member's VIP grade.
 *
 * | standing | means                                          |
 * |----------|------------------------------------------------|
 * | open     | something is missing: `turnover`, `deposit`    |
 * | ready    | claiming pays `amount` now                     |
 * | claimed  | paid, at `claimedAt`; of a week, for this week; of a birthday, for this year |
 */
export const benefitSchema = z.object({
  /** `vip-week`, `vip-birthday`, or `vip-level-3` and so on. */
  id: z.string(),
  kind: z.enum(['weekly', 'birthday', 'level']),
  grade: gradeSchema,
  amount: amountSchema,
  standing: z.enum(['open', 'ready', 'claimed']),
  /** Of a week: valid turnover of the running week. */
  turnover: z.optional(progressSchema),
  /** Of a grade: all deposits so far. Absent where the operator asks for none. */
  deposit: z.optional(progressSchema),
  /** Of a birthday: the month it can be claimed in, its end not included; absent where the birthday is not known. */
  month: z.optional(z.object({ from: instantSchema, to: instantSchema })),
  claimedAt: z.optional(instantSchema),
});
export type WireBenefit = z.infer<typeof benefitSchema>;

/** What one press for all pays of one kind: `count` gifts, days of rebate, or rewards of promotions. Draws are not claimed but made. */
const claimablePartSchema = z.object({ kind: z.enum(['gifts', 'rebate', 'promotions']), amount: amountSchema, count: countSchema });

/** What the member can claim: the gift of the running week, and one for each grade reached. Weeks begin on Monday in Shanghai. */
export const vipWeekInfoCall = defineCall({
  path: '/act/api/v1/vipWeek/VipWeekInfo',
  request: emptySchema,
  response: z.object({
    grade: gradeSchema,
    weekStartsAt: instantSchema,
    /** The moment the next week begins. */
    weekEndsAt: instantSchema,
    benefits: z.array(benefitSchema),
    /** Of all the welfare of the site; kinds with nothing to claim are in it with none. A platform without this addition has no such list. */
    claimable: z.optional(z.array(claimablePartSchema)),
  }),
});

/**
 * Claims one gift and pays it, once per member and period, whatever the key. After a lost answer `receiveOutcome` gives the outcome.
 *
 * Assumption: the specification names the reading of the gifts alone; this call claims them.
 */
export const claimBenefitCall = defineCall({
  path: '/act/api/v1/vipWeek/receive',
  request: z.object({ id: wordSchema }),
  response: benefitSchema,
  effect: 'moves-money',
});

/** The outcome of a claim whose answer was lost. Without `benefit` it never arrived, and asking has closed its key permanently. */
export const claimOutcomeCall = defineCall({
  path: '/act/api/v1/vipWeek/receiveOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ benefit: z.optional(benefitSchema) }),
});

const claimedSchema = z.object({ amount: amountSchema, benefits: z.array(benefitSchema) });

/**
 * Claims all that `claimable` sums, all of it or nothing, each once per member and period, whatever the key. `amount` is what this claim has
 * paid, `benefits` are the gifts of VIP in it. After a lost answer `receiveAllOutcome` gives the outcome.
 */
export const claimAllCall = defineCall({
  path: '/act/api/v1/vipWeek/receiveAll',
  request: emptySchema,
  response: claimedSchema,
  effect: 'moves-money',
});

/** The outcome of a claim of all whose answer was lost. Without `claimed` it never arrived, and asking has closed its key permanently. */
export const claimAllOutcomeCall = defineCall({
  path: '/act/api/v1/vipWeek/receiveAllOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ claimed: z.optional(claimedSchema) }),
});

/** The highest and the lowest rebate of each category over all grades, in percent. */
export const rebateRangeCall = defineCall({
  path: '/site/api/v1/user/member/getGameFanshuiHighLow',
  request: emptySchema,
  response: z.object({ list: z.array(z.object({ category: categorySchema, high: z.string(), low: z.string() })) }),
  cacheForMs: 5 * 60_000,
});

/**
 * Points of loyalty. Assumption (R-MEMBER-15): every whole `turnoverPerPoint` of valid turnover earns one point, and `pointsPerYuan` points
 * are exchanged for one yuan of bonus money, in whole yuan.
 */
export const pointsInfoCall = defineCall({
  path: '/act/api/v1/activityTopGift/info',
  request: emptySchema,
  response: z.object({
    /** To be exchanged. */
    points: countSchema,
    /** All that were ever earned. */
    earned: countSchema,
    /** Those that expire next; absent where there are none. */
    expiring: z.optional(z.object({ points: countSchema, at: instantSchema })),
    /** Business days after the one of crediting on which they can be exchanged. */
    liveDays: countSchema,
    turnoverPerPoint: amountSchema,
    pointsPerYuan: z.int().check(z.minimum(1)),
  }),
});

/** Every change of the member's points, the newest first. */
export const pointsStatementCall = defineCall({
  path: '/act/api/v1/activityTopGift/pointsRecord',
  request: pageRequestSchema,
  response: z.object({
    total: countSchema,
    list: z.array(
      z.object({
        id: z.string(),
        /** `corrected`: turnover that earned them was corrected. */
        kind: z.enum(['earned', 'exchanged', 'expired', 'corrected']),
        /** What points were earned by; absent: by turnover. */
        source: z.optional(z.enum(['prediction'])),
        /** Above 0 where they came, below where they went. */
        points: z.int(),
        pointsLeft: countSchema,
        at: instantSchema,
      }),
    ),
  }),
});

/** One exchange that was made. */
const exchangeSchema = z.object({ id: z.string(), points: countSchema, amount: amountSchema, at: instantSchema, pointsLeft: countSchema });

/** Exchanges points for bonus money, once under its key; the points must be a multiple of `pointsPerYuan`. */
export const exchangeCall = defineCall({
  path: '/act/api/v1/activityTopGift/exchange',
  request: z.object({ points: z.int().check(z.minimum(1)) }),
  response: exchangeSchema,
  effect: 'moves-money',
});

/** The outcome of an exchange whose answer was lost. Without `exchange` it never arrived, and asking has closed its key permanently. */
export const exchangeOutcomeCall = defineCall({
  path: '/act/api/v1/activityTopGift/exchangeOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ exchange: z.optional(exchangeSchema) }),
});

/** Where a gift came from. */
export const giftKindSchema = z.enum(['points', 'weekly', 'birthday', 'level', 'promotion']);

/** The gifts the member was paid, the newest first. `from` counts in, `to` does not. */
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
        /** Of a promotion, its title; of a grade's gift, its grade's name; else empty. */
        title: z.string(),
        amount: amountSchema,
        /** What was given for it. */
        points: z.optional(countSchema),
        at: instantSchema,
      }),
    ),
  }),
});
