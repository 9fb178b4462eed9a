/** The wire of selections and tickets, in the field names of the specification (decision 42); nothing past a remote's `api/` reads them. */
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
  /** In `oddsType` of this entry, which is `E` for markets that never switch. */
  oddsType: oddsTypeSchema,
  ior: priceSchema,
});

/** Letters of a result: W win, LW half win, LL half loss, L loss, P draw, A restore, D and D0 to DZ cancel. */
export const resultCodeSchema = z.string().check(z.regex(/^(W|LW|LL|L|P|A|D[0-9A-Z]?)$/));

export const ticketLegSchema = z.object({
  ...pricedSelectionSchema.shape,
  /** Of the match, of which `gameId` may name a line. Absent on a platform without this addition. */
  match_id: z.optional(z.string()),
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
  /** A parlay of selections of one match, at one price for all of them; its legs have no prices of their own. */
  together: z.optional(z.object({ oddsType: oddsTypeSchema, ior: priceSchema })),
  legs: z.array(ticketLegSchema),
  /** Sizes of the lines of a system, and how many lines there are. */
  folds: z.optional(z.array(foldSchema)),
  lines: z.optional(countSchema),
  /** As typed; the unit stake of a system. */
  stake: amountSchema,
  risk: amountSchema,
  toWin: amountSchema,
  payout: z.optional(amountSchema),
  /** What an open ticket would be paid for at the moment of the answer; absent where it is not known. To agree takes a quote. */
  cashOut: z.optional(amountSchema),
  /** For how much the platform cashes an open ticket out by itself, once it is worth as much in play; absent: not at all. */
  autoCashOut: z.optional(amountSchema),
  /** The number of the ticket whose part this is: it was paid early, the rest was not. */
  partOf: z.optional(z.string()),
  /** What was paid early of this ticket: it is no part of `stake` any more. */
  paidEarly: z.optional(z.object({ stake: amountSchema, payout: amountSchema })),
  result: z.optional(resultCodeSchema),
});
export type WireTicket = z.infer<typeof ticketSchema>;
