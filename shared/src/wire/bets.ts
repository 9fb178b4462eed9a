/**
 * The wire of bets: quotes, placements and early payment in the field names of the specification (decisions 42 to 44); nothing past
 * a remote's `api/` reads them.
 */
import { amountSchema, countSchema, instantSchema, priceSchema } from '@site/shared/wire/common';
import { oddsTypeSchema, scoreSchema } from './matches';
import { pricedSelectionSchema, selectionSchema, ticketSchema } from './tickets';
import * as z from '@site/shared/wire/zod';

export const quoteEntrySchema = z.object({
  ...pricedSelectionSchema.shape,
  sc_FT_H: z.optional(scoreSchema),
  sc_FT_C: z.optional(scoreSchema),
  /** Bounds of the stake as typed, were the selection bet on alone. */
  min: amountSchema,
  max: amountSchema,
  /** Why it is closed, where that is known: what has been reported decides it, and it never opens again. */
  refused: z.optional(z.literal('decided')),
  /** Of this entry alone, where several singles were asked for at once: each is placed by a quote and a key of its own. */
  quoteId: z.optional(z.string()),
});

/** Why selections of one match are no bet together, or this one cannot be added to those that are chosen. */
export const builderRefusalSchema = z.enum([
  'not-offered',
  'line',
  'contradiction',
  'implied',
  'ended',
  'decided',
  'closed',
  'suspended',
  'above-cap',
]);
export type WireBuilderRefusal = z.infer<typeof builderRefusalSchema>;

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
  /** Of selections of one match: their one price, empty where they are refused; `leg` is the entry that it is because of, counted from 0. */
  together: z.optional(
    z.object({ oddsType: oddsTypeSchema, ior: priceSchema, refused: z.optional(builderRefusalSchema), leg: z.optional(countSchema) }),
  ),
});
export type WireQuote = z.infer<typeof quoteSchema>;

/** What can be added to selections of a match that are one bet together, at most `most`; a selection that is not named can be. */
export const builderSchema = z.object({
  most: countSchema,
  refused: z.array(z.object({ ...selectionSchema.shape, reason: builderRefusalSchema })),
});
export type WireBuilder = z.infer<typeof builderSchema>;

export const rejectionReasonSchema = z.enum([
  'decided',
  'closed',
  'above-cap',
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
 * What a ticket, or the part of its stake that was asked for, is worth now. `offered`: paid by `cashOut` under this quote until it expires.
 * `unavailable`: not now (`suspended`: a market or price is missing, ask again later), not such a part of it (`stake-limit`), or never (the ticket's
 * mode or market takes none, or it is not open).
 */
export const cashOutQuoteSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('offered'),
    ticket_id: z.string(),
    quoteId: z.string(),
    amount: amountSchema,
    expiresAt: instantSchema,
    /** The stake that would be paid for; a platform that pays whole tickets only does not say. */
    stake: z.optional(amountSchema),
    /** Bounds of the stake of a part; absent where the ticket is paid whole or not at all. */
    parts: z.optional(z.object({ min: amountSchema, max: amountSchema })),
  }),
  z.object({
    state: z.literal('unavailable'),
    ticket_id: z.string(),
    reason: z.enum(['suspended', 'not-offered', 'not-open', 'stake-limit']),
  }),
]);
export type WireCashOutQuote = z.infer<typeof cashOutQuoteSchema>;

/** The state of a cash-out; it waits out a danger window as a bet in play does. `offer` comes with a refusal that another quote may follow. */
export const cashOutSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('confirming'), key: z.string(), ticket_id: z.string(), deadline: instantSchema }),
  /** `ticket` is what was paid for. Of a part, `rest` is what is open still, under the number it had. */
  z.object({ state: z.literal('paid'), key: z.string(), ticket: ticketSchema, rest: z.optional(ticketSchema) }),
  z.object({
    state: z.literal('refused'),
    key: z.string(),
    ticket_id: z.string(),
    reason: z.enum(['quote-expired', 'price-changed', 'suspended', 'not-open', 'key-closed']),
    offer: z.optional(cashOutQuoteSchema),
  }),
]);
export type WireCashOut = z.infer<typeof cashOutSchema>;

/**
 * The state of a ticket's automatic cash-out after it was set, changed or removed. `target` is what the platform pays the ticket for by itself; absent:
 * not at all. `refused`: as it was before. `reached`: it is worth as much already. `unreachable`: it can never be worth as much.
 */
export const autoCashOutSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('set'), ticket_id: z.string(), target: z.optional(amountSchema) }),
  z.object({ state: z.literal('refused'), ticket_id: z.string(), reason: z.enum(['not-open', 'not-offered', 'reached', 'unreachable']) }),
]);
export type WireAutoCashOut = z.infer<typeof autoCashOutSchema>;

/**
 * The answer to an edit of an open bet: what it was is cashed out, and what it is now placed, both or neither. `in-play`: one of the two would have to
 * wait out a danger window.
 */
export const editedBetSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('edited'), key: z.string(), paid: ticketSchema, ticket: ticketSchema }),
  z.object({
    state: z.literal('refused'),
    key: z.string(),
    reason: z.enum([...rejectionReasonSchema.options, 'suspended', 'not-open', 'in-play']),
  }),
]);
export type WireEditedBet = z.infer<typeof editedBetSchema>;

/** As `outcomeSchema`. */
export const editOutcomeSchema = z.union([editedBetSchema, z.object({ state: z.literal('unknown'), key: z.string() })]);

/** The answer to a question by key; `unknown` has closed the key permanently, as in `outcomeSchema`. */
export const cashOutOutcomeSchema = z.union([cashOutSchema, z.object({ state: z.literal('unknown'), key: z.string() })]);
