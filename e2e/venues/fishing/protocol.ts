import { amountSchema, countSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { playerSeedSchema } from '../kit/fairness/playerSeed';
import { insufficientShape, localNameSchema } from '../kit/protocol';
import { FISH_KINDS } from './engine/kinds';

/** The messages between the game's page and its server. Money is a decimal string of yuan with two decimals. */

const kindSchema = z.enum(FISH_KINDS);
const fishIdSchema = z.string().check(z.regex(/^\d{1,12}-\d{1,3}$/));
const hexSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Shots that a page sends together: one round of the bank. */
export const MOST_SHOTS = 10;

/** Asked once, when a page begins; each batch asks for that of the next. */
export const commitmentRequestSchema = z.object({ roundId: z.uuid() });

export const commitmentSchema = z.object({ commitment: hexSchema });

/**
 * Bullets that have reached fish, in their order. Where a bullet is no one says: the fish it was aimed at is all that counts. The same round id
 * sent again gets the same outcome.
 */
export const batchRequestSchema = z.object({
  roundId: z.uuid(),
  playerSeed: playerSeedSchema,
  shots: z.array(z.object({ fish: fishIdSchema, bullet: amountSchema })).check(z.minLength(1), z.maxLength(MOST_SHOTS)),
  /** The page's id for its next batch, for which it gets the commitment. */
  nextRoundId: z.uuid(),
});

/** The hall's fish follow from these; `now` is the server's clock, which a page's own is set by. */
export const hallSchema = z.object({
  now: instantSchema,
  slices: z.array(z.object({ slice: countSchema, seed: hexSchema })),
});

/** Everything the page has to know: the game, the hall and the player's session. */
export const gameStateSchema = z.object({
  game: z.object({ gameCode: z.string(), name: localNameSchema, venueName: localNameSchema, rtp: z.string() }),
  bullets: z.array(amountSchema),
  hall: hallSchema,
  /** Fish this player has caught, and which are therefore not there. */
  caught: z.array(fishIdSchema),
  balance: moneySchema,
  trial: z.boolean(),
});

export const sessionSchema = z.object({ token: z.string(), state: gameStateSchema });

/** The record of a batch that is stored with the bank and read back. */
export const batchDetailSchema = z.object({
  /** Null of a round whose outcome the operator's sandbox has ordered: it can't be worked out again. */
  seed: z.nullable(hexSchema),
  playerSeed: z.string(),
  shots: z.array(
    z.discriminatedUnion('outcome', [
      /** Costs nothing. */
      z.object({ outcome: z.literal('gone'), fish: fishIdSchema, bullet: amountSchema }),
      z.object({
        outcome: z.enum(['caught', 'missed']),
        fish: fishIdSchema,
        kind: kindSchema,
        bullet: amountSchema,
        /** In bullets, with the prey. */
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
  /** After the round. */
  balance: moneySchema,
  /** The operator's clock tells it, as in its record. */
  at: instantSchema,
});

/** `gone`: none of the fish is there, so no round was played. In both cases without a round nothing moved. */
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
