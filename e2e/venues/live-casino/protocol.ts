import { amountSchema, countSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { localNameSchema } from '../kit/protocol';
import { FIELDS } from './engine/bets';
import { isCard, type Card } from './engine/cards';

/** Protocol between a table's page and its server. Amounts are decimal strings of yuan with two decimals. */

const fieldSchema = z.enum(FIELDS);

/** Stakes in whole yuan on any of the fields. */
const betsSchema = z.partialRecord(fieldSchema, amountSchema);

const cardSchema = z.custom<Card>((value) => typeof value === 'string' && isCard(value));

export const roundNameSchema = z.string().check(z.regex(/^HT-[A-Z]\d{2}-\d{8}-\d{2}-\d{1,3}$/));
export const shoeNameSchema = z.string().check(z.regex(/^HT-[A-Z]\d{2}-\d{8}-\d{2}$/));

/**
 * Request to add stakes to the round that is open. `turn` is the one of the last state; it changes when all bets were
 * taken back. The page creates `stepId` for one click; a repeated step takes nothing again.
 */
export const betRequestSchema = z.object({ round: roundNameSchema, turn: z.uuid(), stepId: z.uuid(), bets: betsSchema });

/** Request to take back all bets of this turn. A repeated request moves nothing. */
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

/** Player's own round that was paid. */
const settledSchema = z.object({
  roundId: z.string(),
  round: roundNameSchema,
  bets: betsSchema,
  stake: amountSchema,
  /** Total returned; 0.00 when nothing was. */
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
  /** Duration of each part of a round, in milliseconds. */
  pace: z.object({ betting: countSchema, closing: countSchema, dealing: countSchema, result: countSchema }),
});

export const tableStateSchema = z.object({
  game: z.object({ gameCode: z.string(), name: localNameSchema, venueName: localNameSchema }),
  table: tableSchema,
  phase: z.enum(PHASES),
  /** Time until the phase ends, on the server's clock. */
  leftMs: countSchema,
  shoe: shoeNameSchema,
  commitment: z.string(),
  lastShoe: z.nullable(shoeSchema),
  /** Current round; while a shoe is shuffled, the last round. */
  round: roundNameSchema,
  /** Null until the round's cards are dealt. */
  outcome: z.nullable(outcomeSchema),
  /** Finished rounds of this shoe, encoded by `engine/results.ts`. */
  results: z.string(),
  seats: countSchema,
  ownSeat: countSchema,
  /** Total real money of the round by field. */
  pot: betsSchema,
  /** Other players with the highest real bets of the round. */
  others: z.array(z.object({ seat: countSchema, bets: betsSchema })),
  /** Turn to which the player's next step belongs. */
  turn: z.uuid(),
  bets: betsSchema,
  /** True when one of the player's rounds is over and not yet paid. */
  isPaying: z.boolean(),
  /** Player's paid rounds, the newest first. */
  settled: z.array(settledSchema),
  balance: moneySchema,
  trial: z.boolean(),
});

export const sessionSchema = z.object({ token: z.string(), state: tableStateSchema });

/** Answer to a bet. A stake above the balance is a regular answer, not a failure: nothing moved. */
export const betAnswerSchema = z.object({
  outcome: z.enum(['taken', 'insufficient']),
  state: tableStateSchema,
  /** Operator's own sentence when the balance is not the cause. */
  reason: z.optional(localNameSchema),
});

/** Detail that the bank stores while a round is open; a restarted server continues with it. */
export const keptBetSchema = z.object({
  round: roundNameSchema,
  turn: z.uuid(),
  /** Identifies the session without its token. */
  session: z.string(),
  /** Commitment of the shoe, so that a round is never paid by the cards of another shoe. */
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
