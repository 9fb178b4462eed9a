import * as z from 'zod/mini';
import { FISH_KINDS } from '../../engine/kinds';

const fenSchema = z.int();

const shotSchema = z.object({ fish: z.string(), bullet: fenSchema });

const batchSchema = z.object({
  roundId: z.string(),
  /** As it was published before the batch was sent. */
  commitment: z.string(),
  playerSeed: z.string(),
  nextRoundId: z.string(),
  shots: z.readonly(z.array(shotSchema)),
});

const totalsSchema = z.object({ shots: z.int(), catches: z.int(), stake: fenSchema, payout: fenSchema });

const pastBatchSchema = z.object({
  at: z.int(),
  roundId: z.string(),
  /** Those that were charged. */
  shots: z.int(),
  catches: z.int(),
  stake: fenSchema,
  payout: fenSchema,
  caught: z.readonly(z.array(z.object({ kind: z.enum(FISH_KINDS), multiplier: z.int(), payout: fenSchema }))),
  /** What the check page is given; null where a round has no seed to tell. */
  proof: z.nullable(z.object({ seed: z.string(), playerSeed: z.string(), commitment: z.string(), input: z.string() })),
});

/** What a reload goes on from. */
export const keptSchema = z.object({
  /** A batch whose outcome is not known. */
  pending: z.nullable(batchSchema),
  bullet: z.nullable(fenSchema),
  totals: totalsSchema,
  history: z.readonly(z.array(pastBatchSchema)),
});

/** A bullet that is at a fish. */
export type Shot = z.infer<typeof shotSchema>;
/** The id of a batch to come, with what the server has bound itself to for it. */
export type Next = Pick<Batch, 'roundId' | 'commitment'>;
/** Shots under way under one id. */
export type Batch = z.infer<typeof batchSchema>;
/** Since the session began. */
export type Totals = z.infer<typeof totalsSchema>;
/** A line of the player's own record. */
export type PastBatch = z.infer<typeof pastBatchSchema>;
export type Kept = z.infer<typeof keptSchema>;

export const NOTHING_KEPT: Kept = { pending: null, bullet: null, totals: { shots: 0, catches: 0, stake: 0, payout: 0 }, history: [] };
