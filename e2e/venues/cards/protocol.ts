import { amountSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { playerSeedSchema } from '../kit/fairness/playerSeed';
import { insufficientShape } from '../kit/protocol';
import { SUITS } from '../kit/react/cards/card';
import { shellStateSchema } from '../kit/react/shellState';
import { ACTIONS } from './engine/blackjack/table';
import { OUTCOMES } from './engine/blackjack/settle';
import { BULLS } from './engine/bull/rank';

/** Protocol between the page of a card game and its server. Amounts are decimal strings of yuan with two decimals. */

const cardSchema = z.object({ rank: z.int().check(z.minimum(1), z.maximum(13)), suit: z.enum(SUITS) });
const actionSchema = z.enum(ACTIONS);

/** Commitment of the next round, shown before its stake is taken. */
const nextSchema = z.object({ roundId: z.uuid(), commitment: z.string() });

export const stakeRequestSchema = z.object({ roundId: z.uuid(), stake: amountSchema, playerSeed: playerSeedSchema });

/** `step` is the number of earlier actions; the same action repeated at the same step is one action. */
export const actRequestSchema = z.object({ roundId: z.uuid(), step: z.int().check(z.minimum(0), z.maximum(60)), action: actionSchema });

/** Detail of a round of 21 that the bank stores; its cards follow from the seeds. */
export const handDetailSchema = z.object({
  stake: amountSchema,
  playerSeed: playerSeedSchema,
  actions: z.array(actionSchema),
  actedAt: z.number(),
  /** Hash of the token of the session that started the round. */
  seat: z.string(),
});

const playedHandSchema = z.object({
  cards: z.array(cardSchema),
  stake: amountSchema,
  /** Null until the round is over. */
  result: z.nullable(z.object({ outcome: z.enum(OUTCOMES), payout: amountSchema })),
});

/**
 * Round of 21 as its player may see it. The dealer's second card and the seed are included only once the round is over.
 */
export const handSchema = z.object({
  roundId: z.uuid(),
  stake: amountSchema,
  playerSeed: playerSeedSchema,
  commitment: z.string(),
  actions: z.array(actionSchema),
  phase: z.enum(['insurance', 'acting', 'over']),
  dealer: z.array(cardSchema),
  hands: z.array(playedHandSchema),
  active: z.int(),
  legal: z.array(actionSchema),
  advice: z.nullable(actionSchema),
  insurance: z.nullable(z.object({ stake: amountSchema, payout: z.nullable(amountSchema) })),
  staked: amountSchema,
  /** `at` is the time of the operator's clock, as in its record. */
  end: z.nullable(z.object({ payout: amountSchema, seed: z.string(), at: instantSchema })),
});

const bullHandSchema = z.object({ cards: z.array(cardSchema), bull: z.enum(BULLS) });

/** Detail of a round of 牛牛 that the bank stores. */
export const bullDetailSchema = z.object({
  roundId: z.uuid(),
  stake: amountSchema,
  playerSeed: playerSeedSchema,
  commitment: z.string(),
  /** Empty when the operator's sandbox ordered the outcome, because there is nothing to check. */
  seed: z.string(),
  player: bullHandSchema,
  house: bullHandSchema,
  isWon: z.boolean(),
  multiplier: z.int(),
  reserved: amountSchema,
  commission: amountSchema,
  payout: amountSchema,
});

/** `at` is the time of the operator's clock, as in its record. */
const bullRoundSchema = z.extend(bullDetailSchema, { at: instantSchema });

export const cardStateSchema = z.extend(shellStateSchema, {
  kind: z.enum(['blackjack', 'bull']),
  rtp: z.string(),
  limits: z.object({ min: amountSchema, max: amountSchema }),
  chips: z.array(amountSchema),
  next: nextSchema,
  hand: z.nullable(handSchema),
});

const insufficientSchema = z.object({ outcome: z.literal('insufficient'), ...insufficientShape });

export const handAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('played'), hand: handSchema, next: nextSchema, balance: moneySchema }),
  insufficientSchema,
]);

export const bullAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('played'), round: bullRoundSchema, next: nextSchema, balance: moneySchema }),
  insufficientSchema,
]);

export type CardState = z.infer<typeof cardStateSchema>;
export type StakeRequest = z.infer<typeof stakeRequestSchema>;
export type ActRequest = z.infer<typeof actRequestSchema>;
export type HandDetail = z.infer<typeof handDetailSchema>;
export type WireHand = z.infer<typeof handSchema>;
export type BullDetail = z.infer<typeof bullDetailSchema>;
export type WireBullRound = z.infer<typeof bullRoundSchema>;
export type HandAnswer = z.infer<typeof handAnswerSchema>;
export type BullAnswer = z.infer<typeof bullAnswerSchema>;
