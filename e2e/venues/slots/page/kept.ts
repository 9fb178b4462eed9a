import * as z from 'zod/mini';

const fenSchema = z.int();

/** State from which a reload continues. */
export const keptSchema = z.object({
  ticket: z.string(),
  token: z.string(),
  /** Stake whose round is not known yet. */
  pending: z.nullable(z.object({ roundId: z.string(), stake: fenSchema })),
  stake: z.nullable(fenSchema),
  /** Text that the player adds to the seed of a round. */
  playerSeed: z.string(),
  history: z.readonly(z.array(z.object({ at: z.int(), roundId: z.string(), stake: fenSchema, back: fenSchema, balance: fenSchema }))),
});

export type Kept = z.infer<typeof keptSchema>;
