/**
 * The sports wire (decisions 41 to 44). All sports calls go to one address with `{ method, enName, Request }`; each method has its
 * request and response schema here.
 */
import {
  cashOutOutcomeSchema,
  cashOutQuoteSchema,
  cashOutSchema,
  foldSchema,
  outcomeSchema,
  placementSchema,
  quoteSchema,
  selectionSchema,
  ticketSchema,
} from './bets';
import { defineCall } from './call';
import { amountSchema, countSchema, idempotencyKeySchema, instantSchema, pageRequestSchema, secretSchema, wordSchema } from './common';
import { leagueSchema, marketPhaseSchema, marketSchema, matchSchema, oddsTypeSchema, sportSchema } from './matches';
import type { Schema } from './schema';
import * as z from './zod';

/** One method of the resource call. */
export interface ResourceMethod<Request, Response> {
  readonly method: string;
  readonly request: Schema<Request>;
  readonly response: Schema<Response>;
  readonly effect: 'reads' | 'moves-money';
}

function defineMethod<Request, Response>(
  method: string,
  request: Schema<Request>,
  response: Schema<Response>,
  effect: 'reads' | 'moves-money' = 'reads',
): ResourceMethod<Request, Response> {
  return { method, request, response, effect };
}

/** Every request of the resource call carries these in addition to its own fields. Implements R-API-089. */
export const resourceBaseSchema = z.object({
  timestamp: instantSchema,
  token: secretSchema,
  language: wordSchema,
  ip: wordSchema,
});

/** `totals` are those of all pages. */
const ticketPage = z.object({
  total: countSchema,
  list: z.array(ticketSchema),
  totals: z.optional(z.object({ stake: amountSchema, payout: amountSchema })),
});

/** A business day, `2026-11-21`. */
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const SPORTS_METHODS = {
  leagues: defineMethod(
    'leagues',
    z.object({ sport: sportSchema, phase: marketPhaseSchema, day: z.optional(daySchema) }),
    z.object({
      list: z.array(leagueSchema),
      /** Matches per sport and per phase, for the tabs of the board. */
      sports: z.record(z.string(), countSchema),
      phases: z.record(z.string(), countSchema),
    }),
  ),
  matches: defineMethod(
    'matches',
    z.object({
      sport: sportSchema,
      phase: marketPhaseSchema,
      leagues: z.optional(z.array(wordSchema).check(z.maxLength(500))),
      day: z.optional(daySchema),
      /** Answer only what changed after this version of the list. */
      since: z.optional(z.int()),
    }),
    z.object({
      version: z.int(),
      complete: z.boolean(),
      matches: z.array(matchSchema),
      removed: z.array(z.string()),
    }),
  ),
  match: defineMethod('match', z.object({ gameId: wordSchema }), z.object({ match: matchSchema })),
  markets: defineMethod('markets', z.object({ gameId: wordSchema }), z.object({ version: z.int(), markets: z.array(marketSchema) })),
  quote: defineMethod(
    'quote',
    z.object({
      mode: z.enum(['single', 'parlay', 'system']),
      oddsType: oddsTypeSchema,
      selections: z.array(selectionSchema).check(z.minLength(1), z.maxLength(10)),
      stake: z.optional(amountSchema),
      /** A system's: all sizes from 2 to the number of selections, or one size. */
      folds: z.optional(z.array(foldSchema).check(z.minLength(1))),
    }),
    quoteSchema,
  ),
  place: defineMethod(
    'place',
    z.object({ quoteId: wordSchema, stake: amountSchema, policy: z.enum(['ask', 'better', 'tolerance']) }),
    placementSchema,
    'moves-money',
  ),
  outcome: defineMethod('outcome', z.object({ key: idempotencyKeySchema }), outcomeSchema),
  openBets: defineMethod('openBets', z.object({}), z.object({ list: z.array(ticketSchema) })),
  results: defineMethod(
    'results',
    z.object({
      ...pageRequestSchema.shape,
      from: z.optional(instantSchema),
      to: z.optional(instantSchema),
      /** Only tickets that ended so. */
      ended: z.optional(z.enum(['won', 'lost', 'push', 'void', 'cashed-out'])),
      mode: z.optional(z.enum(['single', 'parlay', 'system'])),
    }),
    ticketPage,
  ),
  cashOutQuote: defineMethod('cashOutQuote', z.object({ ticket_id: wordSchema }), cashOutQuoteSchema),
  cashOut: defineMethod('cashOut', z.object({ quoteId: wordSchema }), cashOutSchema, 'moves-money'),
  cashOutOutcome: defineMethod('cashOutOutcome', z.object({ key: idempotencyKeySchema }), cashOutOutcomeSchema),
} as const;

/** The resource call itself; `data` is checked again by the method's own schema. Implements R-API-088. */
export const resourceCall = defineCall({
  path: '/game/api/v1/resource',
  request: z.object({ method: wordSchema, enName: z.literal('CRTY'), Request: z.looseObject(resourceBaseSchema.shape) }),
  response: z.unknown(),
});
