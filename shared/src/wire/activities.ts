import { defineCall, type ResponseOf } from '@site/shared/wire/call';
import { amountSchema, emptySchema, idempotencyKeySchema, instantSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * One condition for a reward, in the player's language, and its progress: `done` of `needed`, in the unit that the text
 * names.
 */
const conditionSchema = z.object({
  text: z.string(),
  done: z.string(),
  needed: z.string(),
  isMet: z.boolean(),
  /**
   * Actions that count toward it: any of `deposit`, `bet`, `chat`, `play`, `invite`, `bind`, `grade`. A client shows no
   * link for an unknown one.
   */
  ways: z.optional(z.array(z.string())),
});

const countSchema = z.int().check(z.minimum(0));
const standingNameSchema = z.enum(['open', 'ready', 'joined', 'ended']);

/** One place in a race. The platform masks the names. */
const racePlaceSchema = z.object({
  place: z.int().check(z.minimum(1)),
  name: z.string(),
  turnover: amountSchema,
  prize: z.optional(amountSchema),
  isOwn: z.boolean(),
});

/**
 * This week's race as one member sees it, and the result of last week's. Weeks start on Monday in Shanghai; `to` is
 * exclusive.
 */
const raceSchema = z.object({
  from: instantSchema,
  to: instantSchema,
  /** True when the member has agreed to the terms of this week (`confirmInfo`). Only such members are ranked. */
  hasEntered: z.boolean(),
  /** The first twenty places. */
  board: z.array(racePlaceSchema),
  turnover: amountSchema,
  /** Absent while the member is not ranked. */
  place: z.optional(z.int().check(z.minimum(1))),
  /**
   * Turnover that the member still needs to be ranked. Absent if there is enough, or if the platform does not support
   * the field.
   */
  missingToRank: z.optional(amountSchema),
  /** Turnover missing for the next better prize, and that prize. Absent on the first place. */
  next: z.optional(z.object({ missing: amountSchema, prize: amountSchema })),
  /** Last week's place with its prize, paid or not. Absent without a prize. */
  last: z.optional(z.object({ place: z.int().check(z.minimum(1)), prize: amountSchema })),
  /** Up to four finished weeks, the newest first: the first three places, and the member's own place with its prize. */
  past: z.optional(
    z.array(
      z.object({
        from: instantSchema,
        to: instantSchema,
        places: z.array(z.object({ place: z.int().check(z.minimum(1)), name: z.string(), prize: amountSchema, isOwn: z.boolean() })),
      }),
    ),
  ),
});

/** The member's prize draws on the current business day. */
const drawsSchema = z.object({
  left: countSchema,
  used: countSchema,
  /** Maximum number of draws per day. */
  most: countSchema,
  /** Amount to bet for one more draw. Absent if the day allows no more. */
  missing: z.optional(amountSchema),
  /** The member's latest draws of this day, the newest first. */
  latest: z.array(z.object({ prizeId: z.string(), reward: amountSchema, at: instantSchema })),
});

/**
 * The friends that a member has invited.
 *
 * | state     | means                                            |
 * |-----------|--------------------------------------------------|
 * | waiting   | registered, but the deposit is missing           |
 * | claimable | joining with this friend's id pays `reward` now  |
 * | claimed   | paid                                             |
 */
const invitationSchema = z.object({
  /** The member's invitation code, used as `?icode=` in the site's address. */
  code: z.string(),
  registered: countSchema,
  deposited: countSchema,
  /** Total paid for friends so far. */
  earned: amountSchema,
  /** Up to 100 friends: the claimable ones first, then the newest. Names are masked. */
  friends: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      registeredAt: instantSchema,
      state: z.enum(['waiting', 'claimable', 'claimed']),
      reward: amountSchema,
    }),
  ),
});

/**
 * A member's participation in a promotion.
 *
 * | standing | means                                                             |
 * |----------|-------------------------------------------------------------------|
 * | open     | conditions are missing                                            |
 * | ready    | joining pays `reward` now; for a prize draw: draws are left       |
 * | joined   | paid at `joinedAt`; the next period, if any, starts at `againAt`  |
 * | ended    | over                                                              |
 */
export const promotionStandingSchema = z.object({
  id: z.string(),
  standing: standingNameSchema,
  conditions: z.array(conditionSchema),
  /** Amount that joining pays or has paid. */
  reward: z.optional(amountSchema),
  joinedAt: z.optional(instantSchema),
  againAt: z.optional(instantSchema),
  /** Days of the current streak and the reward of each, in a promotion by days. */
  days: z.optional(z.array(z.object({ day: z.int(), reward: amountSchema, isClaimed: z.boolean() }))),
  race: z.optional(raceSchema),
  draws: z.optional(drawsSchema),
  /**
   * Prize drawn with the idempotency key of the request. If absent, nothing was drawn with that key and nothing ever
   * will be.
   */
  drawn: z.optional(z.object({ prizeId: z.string(), reward: amountSchema })),
  invitation: z.optional(invitationSchema),
  /** The member's participation in each promotion that a landing page names. */
  gathered: z.optional(z.array(z.object({ id: z.string(), standing: standingNameSchema, reward: z.optional(amountSchema) }))),
});
export type WirePromotionStanding = z.infer<typeof promotionStandingSchema>;

/**
 * Returns the member's standing in every promotion that is running and open to them, in the operator's order, and their
 * latest payments. Campaign pages are left out, because they have nothing to join.
 */
export const promotionOverviewCall = defineCall({
  path: '/act/api/v1/promotion/overview',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        /** Standing as in `promotionStandingSchema`; also `joined` if the day has no more draws. */
        standing: standingNameSchema,
        /** Number of gifts, draws or friends that can be claimed now. */
        claimable: countSchema,
        conditions: z.array(conditionSchema),
        reward: z.optional(amountSchema),
        joinedAt: z.optional(instantSchema),
        againAt: z.optional(instantSchema),
      }),
    ),
    /** Up to 20 payments, the newest first. A promotion that the site no longer has appears under its id. */
    history: z.array(z.object({ id: z.string(), promotionId: z.string(), title: z.string(), amount: amountSchema, paidAt: instantSchema })),
  }),
});
export type WirePromotionOverview = ResponseOf<typeof promotionOverviewCall>;

export const promotionVerificationCall = defineCall({
  path: '/act/api/v1/promotion/verification',
  request: z.object({ id: wordSchema }),
  response: promotionStandingSchema,
});

/**
 * Joins a promotion and pays the reward, once per member and period regardless of the key. After a lost answer,
 * `joinOutcomeCall` returns the result. A draw is made once per key; an invitation is paid once per friend, given by
 * `friendId`.
 */
export const joinActivityCall = defineCall({
  path: '/act/api/v1/promotion/joinActivity',
  request: z.object({ id: wordSchema, friendId: z.optional(wordSchema) }),
  response: promotionStandingSchema,
  effect: 'moves-money',
});

/**
 * Returns the outcome of a join whose answer was lost. Without `standing` the join never arrived, and this request has
 * closed its key permanently.
 */
export const joinOutcomeCall = defineCall({
  path: '/act/api/v1/promotion/joinOutcome',
  request: z.object({ id: wordSchema, key: idempotencyKeySchema }),
  response: z.object({ standing: z.optional(promotionStandingSchema) }),
});

/**
 * Agrees to the terms of a promotion that requires it before joining; for a race, to the terms of the current week.
 * Agreeing again changes nothing.
 */
export const confirmInfoCall = defineCall({
  path: '/act/api/v1/promotion/confirmInfo',
  request: z.object({ id: wordSchema }),
  response: promotionStandingSchema,
  effect: 'writes',
});
