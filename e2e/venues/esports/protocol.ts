import { amountSchema, countSchema, instantSchema, moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { insufficientShape, localNameSchema } from '../kit/protocol';
import { shellStateSchema } from '../kit/react/shellState';
import { MARKET_KINDS, TITLES } from './engine/match';

/**
 * Protocol between the board's page and its server. Amounts are yuan with two decimals, prices decimals with two; a
 * missing price is an empty string.
 */

const scoreSchema = z.readonly(z.tuple([countSchema, countSchema]));
const titleSchema = z.enum(TITLES);
const marketKindSchema = z.enum(MARKET_KINDS);
const shownPriceSchema = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/));
const priceSchema = z.string().check(z.regex(/^$|^\d{1,3}\.\d{2}$/));
const percentSchema = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/));
const matchIdSchema = z.string().check(z.maxLength(40));
const selectionKeySchema = z.string().check(z.maxLength(60));
const sideSchema = z.enum(['home', 'away']);

const teamSchema = z.object({ code: z.string(), name: localNameSchema });

/** `line` is in quarters, as in the engine. */
const selectionShape = { key: selectionKeySchema, map: countSchema, line: z.int(), pick: z.string(), market: marketKindSchema };

const marketSchema = z.object({
  kind: marketKindSchema,
  map: countSchema,
  /** Average return at the current prices, in percent. */
  returns: z.nullable(percentSchema),
  offers: z.array(z.object({ ...selectionShape, price: priceSchema })),
});

const eventSchema = z.object({ minute: countSchema, type: z.enum(['goal', 'corner']), side: sideSchema });

const fixtureShape = { matchId: matchIdSchema, title: titleSchema, home: teamSchema, away: teamSchema, startsAt: instantSchema };

const courseShape = {
  /** Maps won, or goals. */
  score: scoreSchema,
  /** E-sports: for each started map its points, `h` or `a`. */
  lines: z.array(z.string()),
  events: z.array(eventSchema),
  corners: scoreSchema,
};

const matchSchema = z.object({
  ...fixtureShape,
  ...courseShape,
  phase: z.enum(['before', 'playing', 'break', 'first-half', 'half-time', 'second-half', 'over']),
  /** Football: completed minutes. */
  minute: countSchema,
  /** Time until the next event; 0 once the match is over. */
  nextInMs: countSchema,
  /** SHA-256 of the seed that decides the match. */
  commitment: z.string(),
  markets: z.array(marketSchema),
});

const betLegSchema = z.object({
  ...fixtureShape,
  ...selectionShape,
  price: shownPriceSchema,
  /** Football: score when the bet was placed. */
  atBet: scoreSchema,
  result: z.nullable(z.enum(['W', 'LW', 'P', 'LL', 'L'])),
  /** Current or final score. */
  score: scoreSchema,
});

const betSchema = z.object({
  roundId: z.uuid(),
  placedAt: instantSchema,
  stake: amountSchema,
  /** Payout when every leg wins. */
  potential: amountSchema,
  /** Null while the bet is open. */
  payout: z.nullable(amountSchema),
  legs: z.array(betLegSchema),
});

export const boardSchema = z.extend(shellStateSchema, {
  now: instantSchema,
  matches: z.array(matchSchema),
  /** Player's open bets and the last settled ones, newest first. */
  bets: z.array(betSchema),
  limits: z.object({ lowestStake: amountSchema, highestStake: amountSchema, highestWin: amountSchema, mostLegs: countSchema }),
});

export const POLICIES = ['ask', 'better', 'any'] as const;

/**
 * Request to place a bet. The page creates `roundId` for one press of the button; a repeated id is the same bet. Each
 * leg has the price and score that were shown. `policy`: `ask` accepts only the same price, `better` also a better one,
 * `any` takes the current price.
 */
export const placeRequestSchema = z.object({
  roundId: z.uuid(),
  stake: amountSchema,
  policy: z.enum(POLICIES),
  legs: z
    .array(z.object({ matchId: matchIdSchema, key: selectionKeySchema, price: shownPriceSchema, goals: scoreSchema }))
    .check(z.minLength(1), z.maxLength(8)),
});

/** Answer to a bet. When it is not `placed`, nothing has moved or the stake was returned. */
export const placeAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('placed'), bet: betSchema, balance: moneySchema }),
  /** The price or score has changed; the price is empty while bets are closed. */
  z.object({
    outcome: z.literal('changed'),
    legs: z.array(z.object({ matchId: matchIdSchema, key: selectionKeySchema, price: priceSchema })),
  }),
  z.object({ outcome: z.literal('insufficient'), ...insufficientShape }),
  z.object({ outcome: z.literal('over-limit'), highestStake: amountSchema }),
  z.object({ outcome: z.literal('failed') }),
]);

export const resultsSchema = z.object({
  results: z.array(z.object({ ...fixtureShape, ...courseShape, commitment: z.string(), seed: z.string() })),
});

/** Detail of a bet that the bank stores. Prices are in hundredths. */
export const betDetailSchema = z.object({
  placedAt: instantSchema,
  legs: z.array(z.object({ matchId: matchIdSchema, key: selectionKeySchema, price: countSchema, atBet: scoreSchema })),
});

export type Board = z.infer<typeof boardSchema>;
export type WireMatch = z.infer<typeof matchSchema>;
export type WireMarket = z.infer<typeof marketSchema>;
export type WireBet = z.infer<typeof betSchema>;
export type WireBetLeg = z.infer<typeof betLegSchema>;
export type WireResult = z.infer<typeof resultsSchema>['results'][number];
export type Policy = z.infer<typeof placeRequestSchema>['policy'];
export type PlaceRequest = z.infer<typeof placeRequestSchema>;
export type PlaceAnswer = z.infer<typeof placeAnswerSchema>;
export type BetDetail = z.infer<typeof betDetailSchema>;
