import { amountSchema, countSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { insufficientShape, localNameSchema } from '../kit/protocol';
import { LIMITS } from './engine/limits';
import { SIGNS } from './engine/zodiac';

/**
 * Protocol between the game's page and its server. Amounts are decimal strings of yuan with two decimals; times are
 * sent as remaining durations.
 */

const periodIdSchema = z.string().check(z.regex(/^\d{8}-\d{4}$/));
const lineIdSchema = z.string().check(z.regex(/^[\w.]{1,40}$/));
const priceSchema = z.string().check(z.regex(/^\d{1,4}\.\d{2}$/));
const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const msSchema = z.int().check(z.minimum(0));

/** Request to place a slip. The page creates `slipId` for one press of the button; a repeated id is the same slip. */
export const betRequestSchema = z.object({
  slipId: z.uuid(),
  /** First of the periods, each of which is a round. */
  period: periodIdSchema,
  periods: z.int().check(z.minimum(1), z.maximum(LIMITS.periods)),
  /** True to return the later periods once one has won. */
  stopsAfterWin: z.boolean(),
  /** Stake of each line in each period, in whole yuan. */
  stake: amountSchema,
  lines: z.array(lineIdSchema).check(z.minLength(1), z.maxLength(LIMITS.linesPerSlip)),
});

/** Request to cancel the periods of a slip that are not closed. */
export const cancelRequestSchema = z.object({ slipId: z.uuid() });

export const periodSchema = z.object({
  id: periodIdSchema,
  closesInMs: msSchema,
  drawsInMs: msSchema,
  yearSign: z.enum(SIGNS),
  /** SHA-256 of the seed from which the numbers are drawn. */
  commitment: hashSchema,
});

export const drawSchema = z.object({ id: periodIdSchema, numbers: z.array(countSchema), yearSign: z.enum(SIGNS), seed: hashSchema });

const betLineSchema = z.object({
  id: lineIdSchema,
  price: priceSchema,
  /** Null while the bet is open. */
  paid: z.nullable(amountSchema),
});

/** Slip in one period. */
export const betSchema = z.object({
  roundId: z.string(),
  slipId: z.uuid(),
  period: periodIdSchema,
  yearSign: z.enum(SIGNS),
  /** `returned`: the stake was refunded. */
  state: z.enum(['open', 'settled', 'returned']),
  lines: z.array(betLineSchema),
  stake: amountSchema,
  total: amountSchema,
  payout: amountSchema,
  isCancellable: z.boolean(),
});

export const tableSchema = z.object({
  game: z.object({
    gameCode: z.string(),
    enName: z.string(),
    name: localNameSchema,
    venueName: localNameSchema,
    kind: z.enum(['digits', 'dice', 'cars', 'balls']),
    everySeconds: countSchema,
    closesBeforeSeconds: countSchema,
    rtp: z.string(),
  }),
  /** Period with the next draw, and those after it that can be bet on in advance. */
  periods: z.array(periodSchema).check(z.minLength(1)),
  last: drawSchema,
  bets: z.array(betSchema),
  balance: moneySchema,
  trial: z.boolean(),
});

export const sessionSchema = z.object({ token: z.string(), state: tableSchema });

export const historySchema = z.object({ draws: z.array(drawSchema) });

export const betAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted'), state: tableSchema }),
  z.object({ outcome: z.literal('insufficient'), ...insufficientShape }),
  /** Bets on the period are closed; nothing of the slip is stored. */
  z.object({ outcome: z.literal('closed') }),
  /** The slip exceeds the player's limit per period; `room` is the remaining amount. */
  z.object({ outcome: z.literal('over-limit'), room: amountSchema }),
]);

export const cancelAnswerSchema = z.object({ returned: countSchema, state: tableSchema });

/** Detail of a slip in one period that the bank stores: everything its settlement needs. */
export const roundDetailSchema = z.object({
  gameCode: z.string(),
  slipId: z.uuid(),
  period: periodIdSchema,
  stake: amountSchema,
  lines: z.array(z.object({ id: lineIdSchema, price: priceSchema })),
  /** All periods of the slip, in order. */
  periods: z.array(periodIdSchema),
  stopsAfterWin: z.boolean(),
  /** Set once the period is drawn. */
  numbers: z.optional(z.array(countSchema)),
});

export type BetRequest = z.infer<typeof betRequestSchema>;
export type BetAnswer = z.infer<typeof betAnswerSchema>;
export type CancelAnswer = z.infer<typeof cancelAnswerSchema>;
export type WirePeriod = z.infer<typeof periodSchema>;
export type WireDraw = z.infer<typeof drawSchema>;
export type WireBet = z.infer<typeof betSchema>;
export type TableState = z.infer<typeof tableSchema>;
export type RoundDetail = z.infer<typeof roundDetailSchema>;
