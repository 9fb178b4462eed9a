import { defineCall } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, countSchema, instantSchema, pageRequestSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Real-money rounds of venues' games, recorded separately from tickets. */

const roundIdSchema = textSchema(160);

/** States: `open` while the round goes on with its stake taken, `void` when the stake was refunded. */
export const roundStateSchema = z.enum(['open', 'ended', 'void']);

export const roundSchema = z.object({
  roundId: roundIdSchema,
  enName: wordSchema,
  venueName: z.string(),
  gameCode: wordSchema,
  gameName: z.string(),
  category: categorySchema,
  state: roundStateSchema,
  /** Amount staked; for an open round, everything taken so far. */
  stake: amountSchema,
  /** Amount that was reserved in addition to the stake and returned. Neither `stake` nor `payout` includes it. */
  released: z.optional(amountSchema),
  /** Total paid back, including a jackpot and a refunded stake, but without `released`. */
  payout: amountSchema,
  /** Part of the payout that came from a jackpot pool. */
  jackpot: z.optional(amountSchema),
  /** Time of the end of the round; for an open one, of its start. */
  at: instantSchema,
});
export type WireRound = z.infer<typeof roundSchema>;

/**
 * Lists rounds, newest first, with the sums of all finished rounds of the period and the amount taken by open ones.
 * `enName` restricts the list to one venue.
 */
export const roundRecordListCall = defineCall({
  path: '/game/api/v1/record/roundRecordList',
  request: z.object({ ...pageRequestSchema.shape, from: instantSchema, to: instantSchema, enName: z.optional(wordSchema) }),
  response: z.object({
    total: countSchema,
    sums: z.object({ count: countSchema, stake: amountSchema, payout: amountSchema, open: amountSchema }),
    list: z.array(roundSchema),
  }),
});

/**
 * Returns the details of a round as the venue reports them: what was shown and what it paid. `checkUrl` opens the
 * venue's page that recalculates the round.
 */
export const roundRecordDetailCall = defineCall({
  path: '/game/api/v1/record/roundRecordDetail',
  request: z.object({ enName: wordSchema, roundId: roundIdSchema }),
  response: z.object({
    summary: z.optional(z.string()),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    proof: z.optional(z.object({ commitment: z.string(), seed: z.string(), playerSeed: z.string() })),
    /** Replaces `proof` if the seed is revealed later; the page then requests the seed from the venue. */
    promise: z.optional(z.object({ commitment: z.string(), toldAfter: z.string() })),
    checkUrl: z.optional(z.url({ protocol: /^https?$/ })),
  }),
});
