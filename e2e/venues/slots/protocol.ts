import { amountSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { playerSeedSchema } from '../kit/fairness/playerSeed';
import { insufficientShape, localNameSchema } from '../kit/protocol';
import { PAYING_SYMBOLS, SLOT_SYMBOLS } from './engine/symbols';

/** Protocol between the game's page and its server. Amounts are decimal strings of yuan with two decimals. */

const symbolSchema = z.enum(SLOT_SYMBOLS);
const payingSymbolSchema = z.enum(PAYING_SYMBOLS);
const tierSchema = z.enum(['grand', 'major', 'minor']);
const countSchema = z.int().check(z.minimum(0));
const percentSchema = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/));

/** Request for a round. `roundId` is the one the server sent with its commitment; a repeated id gets the same round. */
export const spinRequestSchema = z.object({ roundId: z.uuid(), stake: amountSchema, playerSeed: z.optional(playerSeedSchema) });

/** Next round; its seed is fixed before the stake is taken. */
const nextRoundSchema = z.object({ roundId: z.uuid(), commitment: z.string() });

/** Revealed only after the round; null when the operator's sandbox ordered the outcome. */
const proofSchema = z.nullable(z.object({ commitment: z.string(), seed: z.string(), playerSeed: z.string() }));

const poolsSchema = z.record(tierSchema, amountSchema);

export const drawingsRequestSchema = z.object({ gameCode: z.string() });

/** SVG documents of the game, by symbol. */
export const drawingsSchema = z.record(symbolSchema, z.string());

/** State for the page: the game with its rules, and the player's session. */
export const gameStateSchema = z.object({
  game: z.object({
    gameCode: z.string(),
    name: localNameSchema,
    venueName: localNameSchema,
    motif: z.string(),
    volatility: z.enum(['calm', 'steady', 'wild']),
    /** Return in percent: the total, and its parts from lines and pools. */
    rtp: percentSchema,
    lineReturn: percentSchema,
    poolReturn: percentSchema,
  }),
  /** Pictures on each reel. */
  reels: z.array(z.array(symbolSchema)),
  /** Payouts of three, four and five equal pictures, in line stakes. */
  pays: z.record(payingSymbolSchema, z.tuple([countSchema, countSchema, countSchema])),
  /** Row on each reel for each line, 0 at the top. */
  lines: z.array(z.array(countSchema)),
  stakes: z.array(amountSchema),
  /** Average stake between two hits. */
  stakePerHit: poolsSchema,
  pools: poolsSchema,
  balance: moneySchema,
  /** True for play money, which has no part in the pools. */
  trial: z.boolean(),
  next: nextRoundSchema,
});

export const sessionSchema = z.object({ token: z.string(), state: gameStateSchema });

/** Detail of a round that the bank stores. */
export const roundDetailSchema = z.object({
  /** Index of the stop in the top row, for each reel. */
  stops: z.array(countSchema),
  /** Five columns of three pictures from the top. */
  grid: z.array(z.array(symbolSchema)),
  wins: z.array(z.object({ line: countSchema, symbol: payingSymbolSchema, count: countSchema, payout: amountSchema })),
  /** Text that the player added to the seed; null for a round without a proof. */
  playerSeed: z.nullable(z.string()),
});

export const roundSchema = z.object({
  roundId: z.uuid(),
  stake: amountSchema,
  /** Sum of the lines, without the pool that was hit. */
  payout: amountSchema,
  jackpot: z.nullable(z.object({ tier: tierSchema, amount: amountSchema })),
  ...z.omit(roundDetailSchema, { playerSeed: true }).shape,
  proof: proofSchema,
  /** Balance after the round, including the pool. */
  balance: moneySchema,
  /** Time of the operator's clock, as in its record. */
  at: instantSchema,
});

/** Answer to a spin. A stake above the balance is a regular answer, not a failure: nothing moved. */
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
