import { amountSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { playerSeedSchema } from '../kit/fairness/playerSeed';
import { insufficientShape, localNameSchema } from '../kit/protocol';
import { PAYING_SYMBOLS, SLOT_SYMBOLS } from './engine/symbols';

/** The messages between the game's page and its server. Money is a decimal string of yuan with two decimals. */

const symbolSchema = z.enum(SLOT_SYMBOLS);
const payingSymbolSchema = z.enum(PAYING_SYMBOLS);
const tierSchema = z.enum(['grand', 'major', 'minor']);
const countSchema = z.int().check(z.minimum(0));
const percentSchema = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/));

/** `roundId` is the one that the server named with its commitment; the same id sent again gets the same round. */
export const spinRequestSchema = z.object({ roundId: z.uuid(), stake: amountSchema, playerSeed: z.optional(playerSeedSchema) });

/** The round that is played next: its seed is fixed before the stake is taken. */
const nextRoundSchema = z.object({ roundId: z.uuid(), commitment: z.string() });

/** Revealed after the round only; null where the operator's sandbox has ordered the outcome. */
const proofSchema = z.nullable(z.object({ commitment: z.string(), seed: z.string(), playerSeed: z.string() }));

const poolsSchema = z.record(tierSchema, amountSchema);

export const drawingsRequestSchema = z.object({ gameCode: z.string() });

/** SVG documents that the game shows, by symbol. */
export const drawingsSchema = z.record(symbolSchema, z.string());

/** Everything the page has to know: the game with its rules, and the player's session. */
export const gameStateSchema = z.object({
  game: z.object({
    gameCode: z.string(),
    name: localNameSchema,
    venueName: localNameSchema,
    motif: z.string(),
    volatility: z.enum(['calm', 'steady', 'wild']),
    /** Percent: all of it, and of it the lines and the pools. */
    rtp: percentSchema,
    lineReturn: percentSchema,
    poolReturn: percentSchema,
  }),
  /** The pictures around each reel. */
  reels: z.array(z.array(symbolSchema)),
  /** What three, four and five of a picture pay, in line stakes. */
  pays: z.record(payingSymbolSchema, z.tuple([countSchema, countSchema, countSchema])),
  /** For each line the row on each reel, 0 at the top. */
  lines: z.array(z.array(countSchema)),
  stakes: z.array(amountSchema),
  /** One hit in so much stake, on average. */
  stakePerHit: poolsSchema,
  pools: poolsSchema,
  balance: moneySchema,
  /** Play money: no part in the pools. */
  trial: z.boolean(),
  next: nextRoundSchema,
});

export const sessionSchema = z.object({ token: z.string(), state: gameStateSchema });

/** The record of a round that a game stores with the bank and reads back. */
export const roundDetailSchema = z.object({
  /** For each reel the index of the stop in the top row. */
  stops: z.array(countSchema),
  /** Five columns of three pictures from the top. */
  grid: z.array(z.array(symbolSchema)),
  wins: z.array(z.object({ line: countSchema, symbol: payingSymbolSchema, count: countSchema, payout: amountSchema })),
  /** Text that the player added to the seed; null for a round that has no proof. */
  playerSeed: z.nullable(z.string()),
});

export const roundSchema = z.object({
  roundId: z.uuid(),
  stake: amountSchema,
  /** The sum of the lines; a pool that was hit comes on top. */
  payout: amountSchema,
  jackpot: z.nullable(z.object({ tier: tierSchema, amount: amountSchema })),
  ...z.omit(roundDetailSchema, { playerSeed: true }).shape,
  proof: proofSchema,
  /** After the round, the pool included. */
  balance: moneySchema,
  /** The operator's clock tells it, as in its record. */
  at: instantSchema,
});

/** A stake above the balance is an ordinary answer, no failure: nothing moved. */
export const spinAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('played'), round: roundSchema, pools: poolsSchema, next: nextRoundSchema }),
  z.object({ outcome: z.literal('insufficient'), ...insufficientShape }),
]);

export type Tier = z.infer<typeof tierSchema>;
export type GameState = z.infer<typeof gameStateSchema>;
export type Drawings = z.infer<typeof drawingsSchema>;
export type NextRound = z.infer<typeof nextRoundSchema>;
export type Proof = z.infer<typeof proofSchema>;
export type SpinRequest = z.infer<typeof spinRequestSchema>;
export type RoundDetail = z.infer<typeof roundDetailSchema>;
export type WireRound = z.infer<typeof roundSchema>;
export type SpinAnswer = z.infer<typeof spinAnswerSchema>;
