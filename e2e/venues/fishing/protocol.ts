import { amountSchema, countSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { playerSeedSchema } from '../kit/fairness/playerSeed';
import { insufficientShape, localNameSchema } from '../kit/protocol';
import { FISH_KINDS } from './engine/kinds';

/** Protocol between the game's page and its server. Amounts are decimal strings of yuan with two decimals. */

const kindSchema = z.enum(FISH_KINDS);
const fishIdSchema = z.string().check(z.regex(/^\d{1,12}-\d{1,3}$/));
const hexSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Limit of shots that a page sends together as one round of the bank. */
export const MOST_SHOTS = 10;

/** Request for a commitment, sent once when a page opens; each batch then requests the next one. */
export const commitmentRequestSchema = z.object({ roundId: z.uuid() });

export const commitmentSchema = z.object({ commitment: hexSchema });

/**
 * Bullets that have reached fish, in order. Positions are not sent, because only the hit fish counts. A repeated round
 * id gets the same outcome.
 */
export const batchRequestSchema = z.object({
  roundId: z.uuid(),
  playerSeed: playerSeedSchema,
  shots: z.array(z.object({ fish: fishIdSchema, bullet: amountSchema })).check(z.minLength(1), z.maxLength(MOST_SHOTS)),
  /** Id of the page's next batch, whose commitment is returned. */
  nextRoundId: z.uuid(),
});

/** Data from which the fish are derived; `now` is the server's clock, to which a page synchronizes its own. */
export const hallSchema = z.object({
  now: instantSchema,
  slices: z.array(z.object({ slice: countSchema, seed: hexSchema })),
});

/** State for the page: the game, the waters and the player's session. */
export const gameStateSchema = z.object({
  game: z.object({ gameCode: z.string(), name: localNameSchema, venueName: localNameSchema, rtp: z.string() }),
  bullets: z.array(amountSchema),
  hall: hallSchema,
  /** Fish this player has caught; they are no longer shown. */
  caught: z.array(fishIdSchema),
  balance: moneySchema,
  trial: z.boolean(),
});

export const sessionSchema = z.object({ token: z.string(), state: gameStateSchema });

/** Detail of a batch that the bank stores. */
export const batchDetailSchema = z.object({
  /** Null when the operator's sandbox ordered the outcome; such a round can't be recomputed. */
  seed: z.nullable(hexSchema),
  playerSeed: z.string(),
  shots: z.array(
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('gone'), fish: fishIdSchema, bullet: amountSchema }),
      z.object({
        outcome: z.enum(['caught', 'missed']),
        fish: fishIdSchema,
        kind: kindSchema,
        bullet: amountSchema,
        /** Payout in bullets, including the prey. */
        multiplier: countSchema,
        payout: amountSchema,
        prey: z.array(z.object({ fish: fishIdSchema, kind: kindSchema })),
      }),
    ]),
  ),
});

export const batchRoundSchema = z.object({
  roundId: z.uuid(),
  stake: amountSchema,
  payout: amountSchema,
  ...batchDetailSchema.shape,
  balance: moneySchema,
  /** Time of the operator's clock, as in its record. */
  at: instantSchema,
});

/** Answer to a batch. `gone`: none of the fish is there, so no round was played. Without a round, nothing moved. */
export const batchAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('played'), round: batchRoundSchema, nextCommitment: hexSchema }),
  z.object({ outcome: z.enum(['gone', 'insufficient']), ...insufficientShape, nextCommitment: hexSchema }),
]);

export type CommitmentRequest = z.infer<typeof commitmentRequestSchema>;
export type BatchRequest = z.infer<typeof batchRequestSchema>;
export type BatchDetail = z.infer<typeof batchDetailSchema>;
export type BatchRound = z.infer<typeof batchRoundSchema>;
export type BatchAnswer = z.infer<typeof batchAnswerSchema>;
export type HallState = z.infer<typeof hallSchema>;
export type GameState = z.infer<typeof gameStateSchema>;
