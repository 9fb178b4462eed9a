/** The wire of the board: markets, matches and leagues in the field names of the specification (decisions 41 and 44); nothing past a remote's `api/` reads them. */
import { countSchema, instantSchema, priceSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

export const sportSchema = z.enum(['ALL', 'FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT']);
export const marketPhaseSchema = z.enum(['FU', 'FT', 'RB', 'FSFT', 'FSFU']);
export const oddsTypeSchema = z.enum(['E', 'H', 'I', 'M', 'A']);

/** `open`: can be bet. `suspended`: shown locked, may come back. `closed`: permanently gone. */
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
  /** Line text, such as `0.5 / 1` or `2.5`; empty where the market has none. `strong` names the side that gives it. */
  ratio: z.string(),
  strong: z.enum(['H', 'C', '']),
  state: marketStateSchema,
  /** `raw`: a two-sided pair of the feed, to be converted as a pair. `E`: European prices that never switch format. */
  format: z.enum(['raw', 'E']),
  /** In the order they are shown. `ior` is empty where there is no price; `name` is the competitor's in an outright market. */
  prices: z.array(z.object({ r: z.string(), ior: priceSchema, name: z.optional(z.string()) })),
});
export type WireMarket = z.infer<typeof marketSchema>;

export const scoreSchema = z.int().check(z.minimum(0));

/** What each side made in one part of a match: a half, quarter, set, inning or frame. */
export const partScoreSchema = z.object({ period: z.string(), H: scoreSchema, C: scoreSchema });

/** A match. Implements R-MATCH-01 to R-MATCH-05. */
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
  sc_FT_H: z.optional(scoreSchema),
  sc_FT_C: z.optional(scoreSchema),
  /** The away score under the second name that the specification has for it; equals `sc_FT_C`. */
  sc_FT_A: z.optional(scoreSchema),
  sc_half_H: z.optional(scoreSchema),
  sc_half_C: z.optional(scoreSchema),
  sc_set_H: z.optional(scoreSchema),
  sc_set_A: z.optional(scoreSchema),
  sc_game_H: z.optional(scoreSchema),
  sc_game_A: z.optional(scoreSchema),
  /** Who serves in tennis, and the points of the game in play: 0, 1, 2 and on; a client shows 15, 30 and 40. */
  serve: z.optional(z.enum(['H', 'C'])),
  point_H: z.optional(scoreSchema),
  point_C: z.optional(scoreSchema),
  red_H: z.optional(scoreSchema),
  red_C: z.optional(scoreSchema),
  corner_H: z.optional(scoreSchema),
  corner_C: z.optional(scoreSchema),
  yellow_H: z.optional(scoreSchema),
  yellow_C: z.optional(scoreSchema),
  /** The parts that are over and the one in play, in order; absent in football, whose half is in `sc_half_*`. */
  parts: z.optional(z.array(partScoreSchema)),
  isShow: z.enum(['Y', 'N']),
  isExpand: z.enum(['Y', 'N']),
  /** Rises with each change of anything in this match. */
  version: z.int(),
  /** How many markets the match has beyond those listed. */
  more: z.int(),
  /** How many selections of it make one bet at most; absent where none do. */
  builder: z.optional(countSchema),
  markets: z.array(marketSchema),
});
export type WireMatch = z.infer<typeof matchSchema>;

export const leagueSchema = z.object({ league_id: z.string(), name: z.string(), count: countSchema });
