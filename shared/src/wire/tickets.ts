/**
 * Wire format of selections and tickets, in the field names of the specification (decision 42). Only a remote's `api/`
 * folder reads these names.
 */
import { amountSchema, countSchema, instantSchema, priceSchema, wordSchema } from '@site/shared/wire/common';
import { countedSchema, marketStateSchema, oddsTypeSchema, scoreSchema, sportSchema } from './matches';
import * as z from '@site/shared/wire/zod';

export const selectionSchema = z.object({ gameId: wordSchema, w: wordSchema, r: wordSchema });
export type WireSelection = z.infer<typeof selectionSchema>;

export const pricedSelectionSchema = z.object({
  ...selectionSchema.shape,
  of: z.optional(countedSchema),
  state: marketStateSchema,
  ratio: z.string(),
  strong: z.enum(['H', 'C', '']),
  /** Odds type of this entry's price; it is `E` for markets that never switch. */
  oddsType: oddsTypeSchema,
  ior: priceSchema,
});

/** Result letters: W win, LW half win, LL half loss, L loss, P draw, A restore, D and D0 to DZ cancel. */
export const resultCodeSchema = z.string().check(z.regex(/^(W|LW|LL|L|P|A|D[0-9A-Z]?)$/));

export const ticketLegSchema = z.object({
  ...pricedSelectionSchema.shape,
  /** Id of the match, because `gameId` may identify a line. Absent if the platform does not support the field. */
  match_id: z.optional(z.string()),
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  team_h_id: z.string(),
  team_c_id: z.string(),
  startsAt: instantSchema,
  /** Score at acceptance, for bets placed in play. */
  sc_bet_H: z.optional(scoreSchema),
  sc_bet_C: z.optional(scoreSchema),
  sc_FT_H: z.optional(scoreSchema),
  sc_FT_C: z.optional(scoreSchema),
  result: z.optional(resultCodeSchema),
  sport: z.optional(sportSchema),
  name: z.optional(z.string()),
  /** Dead heat in an outright: the number of shared places, and the number of competitors that share them. */
  places: z.optional(z.int().check(z.minimum(1))),
  tied: z.optional(z.int().check(z.minimum(1))),
});

/** Number of selections in one line of a system. */
export const foldSchema = z.int().check(z.minimum(2), z.maximum(10));

/** A ticket. `confirming` is in the danger window; `open` is accepted and not settled. */
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
  /** Common price of a parlay of selections of one match. Its legs have no prices of their own. */
  together: z.optional(z.object({ oddsType: oddsTypeSchema, ior: priceSchema })),
  legs: z.array(ticketLegSchema),
  /** Sizes of the lines of a system, and the number of lines. */
  folds: z.optional(z.array(foldSchema)),
  lines: z.optional(countSchema),
  /** Stake as typed; for a system, the unit stake. */
  stake: amountSchema,
  risk: amountSchema,
  toWin: amountSchema,
  payout: z.optional(amountSchema),
  /** Cash-out value of an open ticket at the time of the answer. Absent if unknown. Accepting it takes a quote. */
  cashOut: z.optional(amountSchema),
  /**
   * Value at which the platform automatically cashes out an open ticket in play. Absent if automatic cash-out is off.
   */
  autoCashOut: z.optional(amountSchema),
  /** Number of the original ticket, if this one is the part that was cashed out. */
  partOf: z.optional(z.string()),
  /** Part of this ticket that was cashed out; `stake` no longer includes it. */
  paidEarly: z.optional(z.object({ stake: amountSchema, payout: amountSchema })),
  result: z.optional(resultCodeSchema),
});
export type WireTicket = z.infer<typeof ticketSchema>;
