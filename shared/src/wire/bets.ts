/**
 * Wire format of bets: quotes, placements and cash-outs in the field names of the specification (decisions 42 to 44).
 * Only a remote's `api/` folder reads these names.
 */
import { amountSchema, countSchema, instantSchema, priceSchema } from '@site/shared/wire/common';
import { oddsTypeSchema, scoreSchema } from './matches';
import { pricedSelectionSchema, selectionSchema, ticketSchema } from './tickets';
import * as z from '@site/shared/wire/zod';

export const quoteEntrySchema = z.object({
  ...pricedSelectionSchema.shape,
  sc_FT_H: z.optional(scoreSchema),
  sc_FT_C: z.optional(scoreSchema),
  /** Bounds of the typed stake if the selection is bet on as a single. */
  min: amountSchema,
  max: amountSchema,
  /** Reason why the selection is closed, if known. `decided`: a reported result decides it, so it never opens again. */
  refused: z.optional(z.literal('decided')),
  /**
   * Quote of this entry alone, when several singles were requested together. Each single is placed with its own quote
   * and key.
   */
  quoteId: z.optional(z.string()),
});

/** Reasons why selections of one match cannot be combined, or why this one cannot be added to the chosen ones. */
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
  /** Quote of the request; the first one if several singles were requested. */
  quoteId: z.string(),
  expiresAt: instantSchema,
  entries: z.array(quoteEntrySchema),
  /** Risk for the requested stake. Absent if the request has no stake or the stake cannot be accepted. */
  risk: z.optional(amountSchema),
  toWin: z.optional(amountSchema),
  /** Bounds of the stake of a parlay, or of the unit stake of a system. */
  min: z.optional(amountSchema),
  max: z.optional(amountSchema),
  lines: z.optional(countSchema),
  /**
   * Combined price for selections of one match, empty if they are refused. `leg` is the index (from 0) of the entry
   * that causes the refusal.
   */
  together: z.optional(
    z.object({ oddsType: oddsTypeSchema, ior: priceSchema, refused: z.optional(builderRefusalSchema), leg: z.optional(countSchema) }),
  ),
});
export type WireQuote = z.infer<typeof quoteSchema>;

/**
 * Selections that cannot be added to a combined bet on one match, which has at most `most` selections. A selection that
 * is not listed can be added.
 */
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

/**
 * State of a placement. `reason` and `offer` come with a rejection; the offer is a new quote for the same selections.
 */
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

/** Outcome of a placement, requested by its key. `unknown` has closed the key permanently (decision 43). */
export const outcomeSchema = z.union([placementSchema, z.object({ state: z.literal('unknown'), key: z.string() })]);

/**
 * Current cash-out value of a ticket, or of the requested part of its stake. `offered`: `cashOut` pays it under this
 * quote until the quote expires. `unavailable` has a reason: `suspended` (a market or price is missing, retry later),
 * `stake-limit` (this part is not allowed), or a permanent one (the ticket's mode or market has no cash-out, or the
 * ticket is not open).
 */
export const cashOutQuoteSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('offered'),
    ticket_id: z.string(),
    quoteId: z.string(),
    amount: amountSchema,
    expiresAt: instantSchema,
    /** Part of the stake that would be cashed out. Absent on a platform that cashes out whole tickets only. */
    stake: z.optional(amountSchema),
    /** Bounds of a partial stake. Absent if only the whole ticket or nothing can be cashed out. */
    parts: z.optional(z.object({ min: amountSchema, max: amountSchema })),
  }),
  z.object({
    state: z.literal('unavailable'),
    ticket_id: z.string(),
    reason: z.enum(['suspended', 'not-offered', 'not-open', 'stake-limit']),
  }),
]);
export type WireCashOutQuote = z.infer<typeof cashOutQuoteSchema>;

/**
 * State of a cash-out, which waits out a danger window like a bet in play. `offer` comes with a rejection that another
 * quote may follow.
 */
export const cashOutSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('confirming'), key: z.string(), ticket_id: z.string(), deadline: instantSchema }),
  /**
   * `ticket` is the part that was paid. After a partial cash-out, `rest` is the part that stays open under the original
   * number.
   */
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
 * State of a ticket's automatic cash-out after it was set, changed or removed. The platform cashes the ticket out at
 * the value `target`; without `target` it never does. `refused`: unchanged. `reached`: the ticket already has that
 * value. `unreachable`: it can never reach that value.
 */
export const autoCashOutSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('set'), ticket_id: z.string(), target: z.optional(amountSchema) }),
  z.object({ state: z.literal('refused'), ticket_id: z.string(), reason: z.enum(['not-open', 'not-offered', 'reached', 'unreachable']) }),
]);
export type WireAutoCashOut = z.infer<typeof autoCashOutSchema>;

/**
 * Answer to an edit of an open bet. The old bet is cashed out and the new one placed, both or neither. `in-play`: one
 * of the two would have to wait out a danger window.
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

/** Outcome of an edit, requested by its key, as in `outcomeSchema`. */
export const editOutcomeSchema = z.union([editedBetSchema, z.object({ state: z.literal('unknown'), key: z.string() })]);

/** Outcome of a cash-out, requested by its key. `unknown` has closed the key permanently, as in `outcomeSchema`. */
export const cashOutOutcomeSchema = z.union([cashOutSchema, z.object({ state: z.literal('unknown'), key: z.string() })]);
