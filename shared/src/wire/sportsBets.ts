import {
  autoCashOutSchema,
  builderSchema,
  cashOutOutcomeSchema,
  cashOutQuoteSchema,
  cashOutSchema,
  editedBetSchema,
  editOutcomeSchema,
  outcomeSchema,
  placementSchema,
  quoteSchema,
} from './bets';
import { amountSchema, idempotencyKeySchema, wordSchema } from '@site/shared/wire/common';
import { oddsTypeSchema } from './matches';
import { defineMethod } from '@site/shared/wire/resource';
import { foldSchema, selectionSchema } from './tickets';
import * as z from '@site/shared/wire/zod';

export const BET_METHODS = {
  quote: defineMethod(
    'quote',
    z.object({
      /** `builder`: selections of one match, with one price for all of them. */
      mode: z.enum(['single', 'parlay', 'system', 'builder']),
      oddsType: oddsTypeSchema,
      selections: z.array(selectionSchema).check(z.minLength(1), z.maxLength(10)),
      stake: z.optional(amountSchema),
      /** Sizes of a system's lines: all from 2 to the number of selections, or one size. */
      folds: z.optional(z.array(foldSchema).check(z.minLength(1))),
    }),
    quoteSchema,
  ),
  /**
   * Returns which selections can be combined with the chosen selections of a match. Unknown to platforms that do not
   * support combined bets.
   */
  builder: defineMethod(
    'builder',
    z.object({ gameId: wordSchema, selections: z.array(selectionSchema).check(z.maxLength(10)) }),
    builderSchema,
  ),
  place: defineMethod(
    'place',
    z.object({ quoteId: wordSchema, stake: amountSchema, policy: z.enum(['ask', 'better', 'tolerance']) }),
    placementSchema,
    'moves-money',
  ),
  outcome: defineMethod('outcome', z.object({ key: idempotencyKeySchema }), outcomeSchema),
  cashOutQuote: defineMethod(
    'cashOutQuote',
    z.object({
      ticket_id: wordSchema,
      /** Stake of a partial cash-out. Default: the whole stake. */
      stake: z.optional(amountSchema),
    }),
    cashOutQuoteSchema,
  ),
  /** Sets the target of a ticket's automatic cash-out. Without a target it is removed. */
  autoCashOut: defineMethod(
    'autoCashOut',
    z.object({ ticket_id: wordSchema, target: z.optional(amountSchema) }),
    autoCashOutSchema,
    'writes',
  ),
  cashOut: defineMethod('cashOut', z.object({ quoteId: wordSchema }), cashOutSchema, 'moves-money'),
  /** Cashes out a whole ticket by one quote and places a bet by another, atomically. */
  editBet: defineMethod(
    'editBet',
    z.object({ cashOutQuoteId: wordSchema, quoteId: wordSchema, stake: amountSchema, policy: z.enum(['ask', 'better', 'tolerance']) }),
    editedBetSchema,
    'moves-money',
  ),
  editOutcome: defineMethod('editOutcome', z.object({ key: idempotencyKeySchema }), editOutcomeSchema),
  cashOutOutcome: defineMethod('cashOutOutcome', z.object({ key: idempotencyKeySchema }), cashOutOutcomeSchema),
} as const;
