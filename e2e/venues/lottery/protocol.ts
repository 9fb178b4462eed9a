import { amountSchema, countSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { insufficientShape, localNameSchema } from '../kit/protocol';
import { LIMITS } from './engine/limits';
import { SIGNS } from './engine/zodiac';

/** The messages between the game's page and its server. Money is a decimal string of yuan with two decimals; times are sent as what is left of them. */

const periodIdSchema = z.string().check(z.regex(/^\d{8}-\d{4}$/));
const lineIdSchema = z.string().check(z.regex(/^[\w.]{1,40}$/));
const priceSchema = z.string().check(z.regex(/^\d{1,4}\.\d{2}$/));
const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const msSchema = z.int().check(z.minimum(0));

/** `slipId` is made by the page for one press of the button; the same id sent again is the same slip. */
export const betRequestSchema = z.object({
  slipId: z.uuid(),
  /** The first of the periods, each of which is a round. */
  period: periodIdSchema,
  periods: z.int().check(z.minimum(1), z.maximum(LIMITS.periods)),
  /** Gives the later periods back once one has won. */
  stopsAfterWin: z.boolean(),
  /** Of each line in each period: whole yuan. */
  stake: amountSchema,
  lines: z.array(lineIdSchema).check(z.minLength(1), z.maxLength(LIMITS.linesPerSlip)),
});

/** Gives the periods of a slip back that have not closed. */
export const cancelRequestSchema = z.object({ slipId: z.uuid() });

export const periodSchema = z.object({
  id: periodIdSchema,
  closesInMs: msSchema,
  drawsInMs: msSchema,
  yearSign: z.enum(SIGNS),
  /** SHA-256 of the seed that the draw comes from. */
  commitment: hashSchema,
});

export const drawSchema = z.object({ id: periodIdSchema, numbers: z.array(countSchema), yearSign: z.enum(SIGNS), seed: hashSchema });

const betLineSchema = z.object({
  id: lineIdSchema,
  price: priceSchema,
  /** Null while it is open. */
  paid: z.nullable(amountSchema),
});

/** A slip in one period. */
export const betSchema = z.object({
  roundId: z.string(),
  slipId: z.uuid(),
  period: periodIdSchema,
  yearSign: z.enum(SIGNS),
  /** `returned`: the stake was given back. */
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
  /** The one that is drawn next, and those after it that may be bet on in advance. */
  periods: z.array(periodSchema).check(z.minLength(1)),
  last: drawSchema,
  /** Newest first. */
  bets: z.array(betSchema),
  balance: moneySchema,
  trial: z.boolean(),
});

export const sessionSchema = z.object({ token: z.string(), state: tableSchema });

/** Newest first. */
export const historySchema = z.object({ draws: z.array(drawSchema) });

export const betAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted'), state: tableSchema }),
  z.object({ outcome: z.literal('insufficient'), ...insufficientShape }),
  /** Bets on the period are no longer taken; nothing is kept of the slip. */
  z.object({ outcome: z.literal('closed') }),
  /** More than one player may stake in a period; `room` is left. */
  z.object({ outcome: z.literal('over-limit'), room: amountSchema }),
]);

export const cancelAnswerSchema = z.object({ returned: countSchema, state: tableSchema });

/** What is kept of a slip in one period with the bank: all that its settlement needs. */
export const roundDetailSchema = z.object({
  gameCode: z.string(),
  slipId: z.uuid(),
  period: periodIdSchema,
  stake: amountSchema,
  lines: z.array(z.object({ id: lineIdSchema, price: priceSchema })),
  /** All periods of the slip, in order. */
  periods: z.array(periodIdSchema),
  stopsAfterWin: z.boolean(),
  /** Once it is drawn. */
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
