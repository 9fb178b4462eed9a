/**
 * The wire of bets: selections, quotes, placements, tickets and early payment in the field names of the specification (decisions 42 to 44); nothing past
 * a remote's `api/` reads them.
 */
import { amountSchema, countSchema, instantSchema, priceSchema, wordSchema } from './common';
import { countedSchema, marketStateSchema, oddsTypeSchema, scoreSchema, sportSchema } from './matches';
import * as z from './zod';

export const selectionSchema = z.object({ gameId: wordSchema, w: wordSchema, r: wordSchema });
export type WireSelection = z.infer<typeof selectionSchema>;

const pricedSelectionSchema = z.object({
  ...selectionSchema.shape,
  of: z.optional(countedSchema),
  state: marketStateSchema,
  ratio: z.string(),
  strong: z.enum(['H', 'C', '']),
  /** In `oddsType` of this entry, which is `E` for markets that never switch. */
  oddsType: oddsTypeSchema,
  ior: priceSchema,
});

export const quoteEntrySchema = z.object({
  ...pricedSelectionSchema.shape,
  sc_FT_H: z.optional(scoreSchema),
  sc_FT_C: z.optional(scoreSchema),
  /** Bounds of the stake as typed, were the selection bet on alone. */
  min: amountSchema,
  max: amountSchema,
  /** Of this entry alone, where several singles were asked for at once: each is placed by a quote and a key of its own. */
  quoteId: z.optional(z.string()),
});

export const quoteSchema = z.object({
  /** Of several singles the first one's. */
  quoteId: z.string(),
  expiresAt: instantSchema,
  entries: z.array(quoteEntrySchema),
  /** For the stake the request named; absent where it named none or the stake cannot be taken. */
  risk: z.optional(amountSchema),
  toWin: z.optional(amountSchema),
  /** Bounds of the stake of a parlay, or of the unit stake of a system. */
  min: z.optional(amountSchema),
  max: z.optional(amountSchema),
  /** How many lines a system holds, each at the unit stake. */
  lines: z.optional(countSchema),
});
export type WireQuote = z.infer<typeof quoteSchema>;

export const rejectionReasonSchema = z.enum([
  'closed',
  'score-changed',
  'line-changed',
  'price-changed',
  'type-changed',
  'stake-limit',
  'balance',
  'payout-limit',
  'too-late',
  'quote-expired',
  'key-closed',
]);

/** Letters of a result: W win, LW half win, LL half loss, L loss, P draw, A restore, D and D0 to DZ cancel. */
export const resultCodeSchema = z.string().check(z.regex(/^(W|LW|LL|L|P|A|D[0-9A-Z]?)$/));

export const ticketLegSchema = z.object({
  ...pricedSelectionSchema.shape,
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  team_h_id: z.string(),
  team_c_id: z.string(),
  startsAt: instantSchema,
  /** The score at acceptance, for bets taken in play. */
  sc_bet_H: z.optional(scoreSchema),
  sc_bet_C: z.optional(scoreSchema),
  sc_FT_H: z.optional(scoreSchema),
  sc_FT_C: z.optional(scoreSchema),
  result: z.optional(resultCodeSchema),
  sport: z.optional(sportSchema),
  /** The competitor of an outright. */
  name: z.optional(z.string()),
  /** A dead heat of an outright: how many ranks are shared, and by how many. */
  places: z.optional(z.int().check(z.minimum(1))),
  tied: z.optional(z.int().check(z.minimum(1))),
});

/** How many selections one line of a system holds. */
export const foldSchema = z.int().check(z.minimum(2), z.maximum(10));

/** A ticket. `confirming` is in the danger window, `open` is accepted and not settled. */
export const ticketSchema = z.object({
  ticket_id: z.string(),
  key: z.string(),
  /** `Y` while it is confirming (decision 47). */
  active: z.enum(['Y', 'N']),
  state: z.enum(['confirming', 'open', 'settled', 'rejected', 'cashed-out']),
  placedAt: instantSchema,
  acceptedAt: z.optional(instantSchema),
  settledAt: z.optional(instantSchema),
  mode: z.enum(['single', 'parlay', 'system']),
  legs: z.array(ticketLegSchema),
  /** Sizes of the lines of a system, and how many lines there are. */
  folds: z.optional(z.array(foldSchema)),
  lines: z.optional(countSchema),
  /** As typed; the unit stake of a system. */
  stake: amountSchema,
  risk: amountSchema,
  toWin: amountSchema,
  payout: z.optional(amountSchema),
  result: z.optional(resultCodeSchema),
});
export type WireTicket = z.infer<typeof ticketSchema>;

/** The state of a placement. `reason` and `offer` come with a rejection: the offer is the new quote for the same selections. */
export const placementSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('confirming'),
    key: z.string(),
    ticket_id: z.string(),
    cause: z.enum(['danger-window']),
    deadline: instantSchema,
  }),
  z.object({ state: z.literal('accepted'), key: z.string(), ticket: ticketSchema }),
  z.object({ state: z.literal('rejected'), key: z.string(), reason: rejectionReasonSchema, offer: z.optional(quoteSchema) }),
]);
export type WirePlacement = z.infer<typeof placementSchema>;

/** The answer to a question by key. `unknown` has closed the key permanently (decision 43). */
export const outcomeSchema = z.union([placementSchema, z.object({ state: z.literal('unknown'), key: z.string() })]);

/**
 * What a ticket is worth now, all of it. `offered`: paid by `cashOut` under this quote until it expires. `unavailable`: not now
 * (`suspended`: a market or price is missing, ask again later) or never (the ticket's mode or market takes none, or it is not open).
 */
export const cashOutQuoteSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('offered'), ticket_id: z.string(), quoteId: z.string(), amount: amountSchema, expiresAt: instantSchema }),
  z.object({ state: z.literal('unavailable'), ticket_id: z.string(), reason: z.enum(['suspended', 'not-offered', 'not-open']) }),
]);
export type WireCashOutQuote = z.infer<typeof cashOutQuoteSchema>;

/** The state of a cash-out; it waits out a danger window as a bet in play does. `offer` comes with a refusal that another quote may follow. */
export const cashOutSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('confirming'), key: z.string(), ticket_id: z.string(), deadline: instantSchema }),
  z.object({ state: z.literal('paid'), key: z.string(), ticket: ticketSchema }),
  z.object({
    state: z.literal('refused'),
    key: z.string(),
    ticket_id: z.string(),
    reason: z.enum(['quote-expired', 'price-changed', 'suspended', 'not-open', 'key-closed']),
    offer: z.optional(cashOutQuoteSchema),
  }),
]);
export type WireCashOut = z.infer<typeof cashOutSchema>;

/** The answer to a question by key; `unknown` has closed the key permanently, as in `outcomeSchema`. */
export const cashOutOutcomeSchema = z.union([cashOutSchema, z.object({ state: z.literal('unknown'), key: z.string() })]);
