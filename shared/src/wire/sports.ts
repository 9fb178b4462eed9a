/**
 * The sports wire (decisions 41 to 44). All sports calls go to one address with `{ method, enName, Request }`; each method has its
 * request and response schema here. Entities carry the field names of the specification; nothing past a remote's `api/` reads them.
 */
import { defineCall } from './call';
import { amountSchema, countSchema, instantSchema, pageRequestSchema, priceSchema } from './common';
import type { Schema } from './schema';
import * as z from './zod';

export const sportSchema = z.enum(['ALL', 'FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT']);
export const marketPhaseSchema = z.enum(['FU', 'FT', 'RB', 'FSFT', 'FSFU']);
export const oddsTypeSchema = z.enum(['E', 'H', 'I', 'M']);

/** `open`: can be bet. `suspended`: shown locked, may come back. `closed`: gone for good. */
export const marketStateSchema = z.enum(['open', 'suspended', 'closed']);

/** What a market counts where it is not goals or points: corners and cards are games of their own under a match, with the codes of the match. */
export const countedSchema = z.enum(['corners', 'cards']);

/**
 * One market of a match with one line. Alternative lines of the same market carry a `gameId` of their own, as in feeds of this family;
 * a selection is always named by `(gameId, w, r)`.
 */
export const marketSchema = z.object({
  gameId: z.string(),
  w: z.string(),
  of: z.optional(countedSchema),
  /** Line text, such as `0.5 / 1` or `2.5`; empty where the market has none. Who gives it stands in `strong`. */
  ratio: z.string(),
  strong: z.enum(['H', 'C', '']),
  state: marketStateSchema,
  /** `raw`: a two-sided pair of the feed, to be converted as a pair. `E`: European prices that never switch format. */
  format: z.enum(['raw', 'E']),
  /** In the order they are shown. `ior` is empty where there is no price; `name` is the competitor's in an outright market. */
  prices: z.array(z.object({ r: z.string(), ior: priceSchema, name: z.optional(z.string()) })),
});
export type WireMarket = z.infer<typeof marketSchema>;

const score = z.int().check(z.minimum(0));

/** What each side made in one part of a match: a half, quarter, set, inning or frame. */
const partScoreSchema = z.object({ period: z.string(), H: score, C: score });

/** A match. Proves R-MATCH-01 to R-MATCH-05. */
export const matchSchema = z.object({
  gameId: z.string(),
  hgid: z.string(),
  gide: z.string(),
  sport: sportSchema,
  league_id: z.string(),
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  team_h_id: z.string(),
  team_c_id: z.string(),
  /** Scheduled start. */
  startsAt: instantSchema,
  phase: marketPhaseSchema,
  /** `not-started`, `live`, `break`, `finished`, `abandoned`. */
  gameStatus: z.enum(['not-started', 'live', 'break', 'finished', 'abandoned']),
  /** Period: `1H`, `HT`, `2H`, `ET`, `FT`; `Q1`…`Q4`, `OT`; `S1`…`S7` for sets, `I1`…`I12` for innings, `F1`… for frames; empty before the start. */
  se_now: z.string(),
  /** Match clock as text, `67:24`; empty where the sport has none. */
  re_time: z.string(),
  /** Seconds on the match clock at `clockAt`; runs on while `gameStatus` is `live`. */
  t_count: countSchema,
  /** Server time at which `t_count` was read. */
  clockAt: instantSchema,
  /** How many seconds of match clock pass in one second; 1 unless the operator's demo runs faster. */
  clockRate: z.number().check(z.minimum(0), z.maximum(3600)),
  isLive: z.enum(['Y', 'N']),
  HalfTime: z.enum(['Y', 'N']),
  inningNum: z.optional(countSchema),
  sc_FT_H: z.optional(score),
  sc_FT_C: z.optional(score),
  /** The away score under its older name; equals `sc_FT_C`. */
  sc_FT_A: z.optional(score),
  sc_half_H: z.optional(score),
  sc_half_C: z.optional(score),
  sc_set_H: z.optional(score),
  sc_set_A: z.optional(score),
  sc_game_H: z.optional(score),
  sc_game_A: z.optional(score),
  red_H: z.optional(score),
  red_C: z.optional(score),
  corner_H: z.optional(score),
  corner_C: z.optional(score),
  yellow_H: z.optional(score),
  yellow_C: z.optional(score),
  /** The parts that are over and the one in play, in order; absent in football, whose half stands in `sc_half_*`. */
  parts: z.optional(z.array(partScoreSchema)),
  isShow: z.enum(['Y', 'N']),
  isExpand: z.enum(['Y', 'N']),
  /** Rises with each change of anything in this match. */
  version: z.int(),
  /** How many markets the match has beyond those listed. */
  more: z.int(),
  markets: z.array(marketSchema),
});
export type WireMatch = z.infer<typeof matchSchema>;

export const leagueSchema = z.object({ league_id: z.string(), name: z.string(), count: countSchema });

const selectionSchema = z.object({ gameId: z.string(), w: z.string(), r: z.string() });
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
  sc_FT_H: z.optional(score),
  sc_FT_C: z.optional(score),
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
  sc_bet_H: z.optional(score),
  sc_bet_C: z.optional(score),
  sc_FT_H: z.optional(score),
  sc_FT_C: z.optional(score),
  result: z.optional(resultCodeSchema),
  sport: z.optional(sportSchema),
  /** The competitor of an outright. */
  name: z.optional(z.string()),
  /** Where several share the places of an outright: how many places there are, and for how many. */
  places: z.optional(z.int().check(z.minimum(1))),
  tied: z.optional(z.int().check(z.minimum(1))),
});

/** How many selections one line of a system holds. */
const foldSchema = z.int().check(z.minimum(2), z.maximum(10));

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

/** Where a placement stands. `reason` and `offer` come with a rejection: the offer is the new quote for the same selections. */
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

/** The answer to a question by key. `unknown` has closed the key for ever (decision 43). */
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

/** Where an early payment stands; it waits out a danger window as a bet in play does. `offer` comes with a refusal that another quote may follow. */
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

/** The answer to a question by key; `unknown` has closed the key for ever, as in `outcomeSchema`. */
export const cashOutOutcomeSchema = z.union([cashOutSchema, z.object({ state: z.literal('unknown'), key: z.string() })]);

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

/** Every request of the resource call carries these beside its own fields. Proves R-API-089. */
export const resourceBaseSchema = z.object({
  timestamp: instantSchema,
  token: z.string(),
  language: z.string(),
  ip: z.string(),
});

/** `totals` are those of all pages. */
const ticketPage = z.object({
  total: countSchema,
  list: z.array(ticketSchema),
  totals: z.optional(z.object({ stake: amountSchema, payout: amountSchema })),
});

export const SPORTS_METHODS = {
  leagues: defineMethod(
    'leagues',
    z.object({ sport: sportSchema, phase: marketPhaseSchema }),
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
      leagues: z.optional(z.array(z.string())),
      day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
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
  match: defineMethod('match', z.object({ gameId: z.string() }), z.object({ match: matchSchema })),
  markets: defineMethod('markets', z.object({ gameId: z.string() }), z.object({ version: z.int(), markets: z.array(marketSchema) })),
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
    z.object({ quoteId: z.string(), stake: amountSchema, policy: z.enum(['ask', 'better', 'tolerance']) }),
    placementSchema,
    'moves-money',
  ),
  outcome: defineMethod('outcome', z.object({ key: z.string() }), outcomeSchema),
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
  cashOutQuote: defineMethod('cashOutQuote', z.object({ ticket_id: z.string() }), cashOutQuoteSchema),
  cashOut: defineMethod('cashOut', z.object({ quoteId: z.string() }), cashOutSchema, 'moves-money'),
  cashOutOutcome: defineMethod('cashOutOutcome', z.object({ key: z.string() }), cashOutOutcomeSchema),
} as const;

/** The resource call itself; `data` is checked again by the method's own schema. Proves R-API-088. */
export const resourceCall = defineCall({
  path: '/game/api/v1/resource',
  request: z.object({ method: z.string(), enName: z.literal('CRTY'), Request: z.looseObject(resourceBaseSchema.shape) }),
  response: z.unknown(),
});
