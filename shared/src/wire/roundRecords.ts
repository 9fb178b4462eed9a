import { defineCall } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, countSchema, instantSchema, pageRequestSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Rounds of venues' games with real money: the record beside that of the tickets. */

const roundIdSchema = textSchema(160);

/** `open`: the stake is taken and the round goes on; `void`: the stake was given back. */
export const roundStateSchema = z.enum(['open', 'ended', 'void']);

export const roundSchema = z.object({
  roundId: roundIdSchema,
  enName: wordSchema,
  venueName: z.string(),
  gameCode: wordSchema,
  gameName: z.string(),
  category: categorySchema,
  state: roundStateSchema,
  /** Amount played for; all that an open round has taken. */
  stake: amountSchema,
  /** What was taken beside the stake and only reserved. It came back, and is part of neither `stake` nor `payout`. */
  released: z.optional(amountSchema),
  /** Everything else that came back, a pool that was won and a stake that was given back included. */
  payout: amountSchema,
  /** Of the payout, what came from a pool. */
  jackpot: z.optional(amountSchema),
  /** When it ended; of an open one when it began. */
  at: instantSchema,
});
export type WireRound = z.infer<typeof roundSchema>;

/** Newest first, with the sums of all rounds of the period that have ended, and what those that go on have taken; `enName` is one venue's alone. */
export const roundRecordListCall = defineCall({
  path: '/game/api/v1/record/roundRecordList',
  request: z.object({ ...pageRequestSchema.shape, from: instantSchema, to: instantSchema, enName: z.optional(wordSchema) }),
  response: z.object({
    total: countSchema,
    sums: z.object({ count: countSchema, stake: amountSchema, payout: amountSchema, open: amountSchema }),
    list: z.array(roundSchema),
  }),
});

/** What was shown and what it paid, as the venue reports it; `checkUrl` opens the venue's page that works the round out again. */
export const roundRecordDetailCall = defineCall({
  path: '/game/api/v1/record/roundRecordDetail',
  request: z.object({ enName: wordSchema, roundId: roundIdSchema }),
  response: z.object({
    summary: z.optional(z.string()),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    proof: z.optional(z.object({ commitment: z.string(), seed: z.string(), playerSeed: z.string() })),
    /** In place of `proof` where the seed is revealed later: the page asks the venue for it. */
    promise: z.optional(z.object({ commitment: z.string(), toldAfter: z.string() })),
    checkUrl: z.optional(z.url({ protocol: /^https?$/ })),
  }),
});
