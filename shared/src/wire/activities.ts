import { defineCall, type ResponseOf } from '@site/shared/wire/call';
import { amountSchema, emptySchema, idempotencyKeySchema, instantSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** One condition on the way to a reward, in the player's language, and how far it is: `done` of `needed`, in the unit the text names. */
const conditionSchema = z.object({
  text: z.string(),
  done: z.string(),
  needed: z.string(),
  isMet: z.boolean(),
  /** What meets it: `deposit`, `bet`, `chat`, `play`, `invite`, `bind`, `grade`, any of them; one that a client does not know leads nowhere. */
  ways: z.optional(z.array(z.string())),
});

const countSchema = z.int().check(z.minimum(0));
const standingNameSchema = z.enum(['open', 'ready', 'joined', 'ended']);

/** One rank of a race: names are masked by the platform. */
const racePlaceSchema = z.object({
  place: z.int().check(z.minimum(1)),
  name: z.string(),
  turnover: amountSchema,
  prize: z.optional(amountSchema),
  isOwn: z.boolean(),
});

/** This week's race as a member sees it, and what last week's brought them. Weeks begin on Monday in Shanghai; `to` is not part of one. */
const raceSchema = z.object({
  from: instantSchema,
  to: instantSchema,
  /** Whether the member has agreed to the terms of this week (`confirmInfo`): only who has is ranked. */
  hasEntered: z.boolean(),
  /** The first twenty. */
  board: z.array(racePlaceSchema),
  /** The member's own valid turnover of this week. */
  turnover: amountSchema,
  /** Absent while the member is not ranked. */
  place: z.optional(z.int().check(z.minimum(1))),
  /** Turnover missing to be ranked; absent once there is enough, and from a platform without this addition. */
  missingToRank: z.optional(amountSchema),
  /** What is missing to the next better prize, and that prize; absent on the first rank. */
  next: z.optional(z.object({ missing: amountSchema, prize: amountSchema })),
  /** Last week's rank with a prize, whether it has been paid or not; absent without one. */
  last: z.optional(z.object({ place: z.int().check(z.minimum(1)), prize: amountSchema })),
  /** Weeks that are over, the newest first, at most four: their first three, and the member's own place with a prize. */
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

/** The draws of the present business day. */
const drawsSchema = z.object({
  left: countSchema,
  used: countSchema,
  /** The most there are in a day. */
  most: countSchema,
  /** What is still to be bet for one more; absent where the day has no more. */
  missing: z.optional(amountSchema),
  /** The member's latest draws of this day, the newest first. */
  latest: z.array(z.object({ prizeId: z.string(), reward: amountSchema, at: instantSchema })),
});

/**
 * Whom a member has invited.
 *
 * | state     | means                                            |
 * |-----------|--------------------------------------------------|
 * | waiting   | registered, and the deposit is missing           |
 * | claimable | joining with this friend's id pays `reward` now  |
 * | claimed   | paid                                             |
 */
const invitationSchema = z.object({
  /** The member's own code, for `?icode=` of the site's address. */
  code: z.string(),
  registered: countSchema,
  deposited: countSchema,
  /** All that has been paid for friends so far. */
  earned: amountSchema,
  /** At most 100: those that can be claimed first, then the newest. Names are masked. */
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
 * | ready    | joining pays `reward` now; of a draw: there are draws left        |
 * | joined   | paid, at `joinedAt`; `againAt` where another period begins then   |
 * | ended    | over                                                              |
 */
export const promotionStandingSchema = z.object({
  id: z.string(),
  standing: standingNameSchema,
  conditions: z.array(conditionSchema),
  /** What joining pays, or has paid. */
  reward: z.optional(amountSchema),
  joinedAt: z.optional(instantSchema),
  againAt: z.optional(instantSchema),
  /** Of a promotion by days: the days of the present row and what each pays. */
  days: z.optional(z.array(z.object({ day: z.int(), reward: amountSchema, isClaimed: z.boolean() }))),
  race: z.optional(raceSchema),
  draws: z.optional(drawsSchema),
  /** What the key that was sent or asked about has drawn; absent where it has drawn nothing, and then never will. */
  drawn: z.optional(z.object({ prizeId: z.string(), reward: amountSchema })),
  invitation: z.optional(invitationSchema),
  /** Of a landing page: the member's participation in each promotion it names. */
  gathered: z.optional(z.array(z.object({ id: z.string(), standing: standingNameSchema, reward: z.optional(amountSchema) }))),
});
export type WirePromotionStanding = z.infer<typeof promotionStandingSchema>;

/**
 * Where a member is in every promotion that runs and is open to them, in the operator's order, and what they were paid last. A campaign page has nothing to
 * join and is not in it.
 */
export const promotionOverviewCall = defineCall({
  path: '/act/api/v1/promotion/overview',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        /** As in `promotionStandingSchema`; `joined` also where the day has no more draws. */
        standing: standingNameSchema,
        /** How many gifts, draws or friends can be claimed now. */
        claimable: countSchema,
        conditions: z.array(conditionSchema),
        reward: z.optional(amountSchema),
        joinedAt: z.optional(instantSchema),
        againAt: z.optional(instantSchema),
      }),
    ),
    /** The newest first, at most 20. A promotion that the site no longer has is named by its id. */
    history: z.array(z.object({ id: z.string(), promotionId: z.string(), title: z.string(), amount: amountSchema, paidAt: instantSchema })),
  }),
});
export type WirePromotionOverview = ResponseOf<typeof promotionOverviewCall>;

/** Reads where the member is in a promotion. */
export const promotionVerificationCall = defineCall({
  path: '/act/api/v1/promotion/verification',
  request: z.object({ id: wordSchema }),
  response: promotionStandingSchema,
});

/**
 * Joins and pays, once per member and period, whatever the key. After a lost answer `joinOutcome` says what happened. A draw is one per
 * key, and an invitation is paid once per friend, whom `friendId` names.
 */
export const joinActivityCall = defineCall({
  path: '/act/api/v1/promotion/joinActivity',
  request: z.object({ id: wordSchema, friendId: z.optional(wordSchema) }),
  response: promotionStandingSchema,
  effect: 'moves-money',
});

/** The outcome of a joining whose answer was lost. Without `standing` it never arrived, and asking has closed its key permanently. */
export const joinOutcomeCall = defineCall({
  path: '/act/api/v1/promotion/joinOutcome',
  request: z.object({ id: wordSchema, key: idempotencyKeySchema }),
  response: z.object({ standing: z.optional(promotionStandingSchema) }),
});

/** Agrees to the terms of a promotion that asks for it before taking part: of a race, for its present week. Agreeing again changes nothing. */
export const confirmInfoCall = defineCall({
  path: '/act/api/v1/promotion/confirmInfo',
  request: z.object({ id: wordSchema }),
  response: promotionStandingSchema,
  effect: 'writes',
});
