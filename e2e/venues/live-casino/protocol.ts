import { amountSchema, countSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { localNameSchema } from '../kit/protocol';
import { FIELDS } from './engine/bets';
import { isCard, type Card } from './engine/cards';

/** The messages between a table's page and its server. Money is a decimal string of yuan with two decimals. */

const fieldSchema = z.enum(FIELDS);

/** Whole yuan on any of the fields. */
const betsSchema = z.partialRecord(fieldSchema, amountSchema);

const cardSchema = z.custom<Card>((value) => typeof value === 'string' && isCard(value));

export const roundNameSchema = z.string().check(z.regex(/^HT-[A-Z]\d{2}-\d{8}-\d{2}-\d{1,3}$/));
export const shoeNameSchema = z.string().check(z.regex(/^HT-[A-Z]\d{2}-\d{8}-\d{2}$/));

/**
 * Puts more on the fields of the round whose bets are taken. `turn` is the one that the last state named: it changes when all bets were taken back.
 * `stepId` is made by the page for one click; the same sent again takes nothing again.
 */
export const betRequestSchema = z.object({ round: roundNameSchema, turn: z.uuid(), stepId: z.uuid(), bets: betsSchema });

/** Takes back everything of this turn. The same sent again moves nothing. */
export const takeBackRequestSchema = z.object({ round: roundNameSchema, turn: z.uuid() });

export const shoeRequestSchema = z.object({ shoe: shoeNameSchema });

/** The seed is revealed when the shoe is over. */
export const shoeSchema = z.object({ shoe: shoeNameSchema, commitment: z.string(), seed: z.nullable(z.string()) });

const outcomeSchema = z.object({
  player: z.array(cardSchema),
  banker: z.array(cardSchema),
  playerTotal: countSchema,
  bankerTotal: countSchema,
  winner: z.enum(['banker', 'player', 'tie']),
  playerPair: z.boolean(),
  bankerPair: z.boolean(),
});

/** One's own round that was paid. */
const settledSchema = z.object({
  roundId: z.string(),
  round: roundNameSchema,
  bets: betsSchema,
  stake: amountSchema,
  /** Everything that came back, 0.00 for nothing. */
  payout: amountSchema,
  outcome: outcomeSchema,
  at: instantSchema,
});

export const PHASES = ['betting', 'closing', 'dealing', 'result', 'shuffling'] as const;

const tableSchema = z.object({
  chips: z.array(amountSchema),
  limits: z.record(fieldSchema, z.object({ min: amountSchema, max: amountSchema })),
  /** Percent with two decimals. */
  returns: z.record(fieldSchema, z.string()),
  /** Milliseconds of each part of a round. */
  pace: z.object({ betting: countSchema, closing: countSchema, dealing: countSchema, result: countSchema }),
});

export const tableStateSchema = z.object({
  game: z.object({ gameCode: z.string(), name: localNameSchema, venueName: localNameSchema }),
  table: tableSchema,
  phase: z.enum(PHASES),
  /** Until the phase ends, by the server's clock. */
  leftMs: countSchema,
  shoe: shoeNameSchema,
  commitment: z.string(),
  /** The shoe before this one, with its seed. */
  lastShoe: z.nullable(shoeSchema),
  /** The round in play; while a shoe is shuffled, its last one. */
  round: roundNameSchema,
  /** From the moment in which its cards are dealt. */
  outcome: z.nullable(outcomeSchema),
  /** Of the rounds of this shoe that are over: see `engine/results.ts`. */
  results: z.string(),
  seats: countSchema,
  ownSeat: countSchema,
  /** All real money of the round by field. */
  pot: betsSchema,
  /** The players with the highest real bets of the round, without one's own. */
  others: z.array(z.object({ seat: countSchema, bets: betsSchema })),
  /** What one's own next step belongs to. */
  turn: z.uuid(),
  bets: betsSchema,
  /** Whether a round of one's own is over and not yet paid. */
  isPaying: z.boolean(),
  /** The newest first. */
  settled: z.array(settledSchema),
  balance: moneySchema,
  trial: z.boolean(),
});

export const sessionSchema = z.object({ token: z.string(), state: tableStateSchema });

/** A stake above the balance is an ordinary answer, no failure: nothing moved. */
export const betAnswerSchema = z.object({
  outcome: z.enum(['taken', 'insufficient']),
  state: tableStateSchema,
  /** The operator's own sentence, where it is not the balance. */
  reason: z.optional(localNameSchema),
});

/** What is kept with the bank while a round is open: a server that starts again goes on with it. */
export const keptBetSchema = z.object({
  round: roundNameSchema,
  turn: z.uuid(),
  /** Tells sessions apart without their token. */
  session: z.string(),
  /** Of the shoe: a round is never paid by the cards of another. */
  commitment: z.string(),
  bets: betsSchema,
  steps: z.array(z.uuid()),
});

export type WireBets = z.infer<typeof betsSchema>;
export type WireOutcome = z.infer<typeof outcomeSchema>;
export type Phase = (typeof PHASES)[number];
export type TableState = z.infer<typeof tableStateSchema>;
export type Settled = z.infer<typeof settledSchema>;
export type BetRequest = z.infer<typeof betRequestSchema>;
export type BetAnswer = z.infer<typeof betAnswerSchema>;
export type TakeBackRequest = z.infer<typeof takeBackRequestSchema>;
export type WireShoe = z.infer<typeof shoeSchema>;
export type KeptBet = z.infer<typeof keptBetSchema>;
