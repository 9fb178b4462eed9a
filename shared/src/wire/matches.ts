/**
 * Wire format of the odds board: markets, matches and leagues in the field names of the specification (decisions 41 and
 * 44). Only a remote's `api/` folder reads these names.
 */
import { countSchema, instantSchema, priceSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

export const sportSchema = z.enum(['ALL', 'FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT']);
export const marketPhaseSchema = z.enum(['FU', 'FT', 'RB', 'FSFT', 'FSFU']);
export const oddsTypeSchema = z.enum(['E', 'H', 'I', 'M', 'A']);

/** States: `open` accepts bets; `suspended` is shown locked and may reopen; `closed` is permanent. */
export const marketStateSchema = z.enum(['open', 'suspended', 'closed']);

/**
 * Items that a market counts instead of goals or points. Corners and cards form separate games below a match, with the
 * match's codes.
 */
export const countedSchema = z.enum(['corners', 'cards']);

/**
 * One market of a match with one line. Alternative lines of the same market have their own `gameId`, as is usual in
 * this kind of feed; `(gameId, w, r)` always identifies a selection.
 */
export const marketSchema = z.object({
  gameId: z.string(),
  w: z.string(),
  of: z.optional(countedSchema),
  /**
   * Text of the line, such as `0.5 / 1` or `2.5`; empty if the market has none. `strong` is the side that gives the
   * handicap.
   */
  ratio: z.string(),
  strong: z.enum(['H', 'C', '']),
  state: marketStateSchema,
  /**
   * `raw`: a two-sided pair of the feed, which is converted as a pair. `E`: European prices, which never change format.
   */
  format: z.enum(['raw', 'E']),
  /** Prices in display order. `ior` is empty if there is no price; `name` is the competitor in an outright market. */
  prices: z.array(z.object({ r: z.string(), ior: priceSchema, name: z.optional(z.string()) })),
});
export type WireMarket = z.infer<typeof marketSchema>;

export const scoreSchema = z.int().check(z.minimum(0));

/** Score of each side in one part of a match: a half, quarter, set, inning or frame. */
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
  startsAt: instantSchema,
  phase: marketPhaseSchema,
  gameStatus: z.enum(['not-started', 'live', 'break', 'finished', 'abandoned']),
  /**
   * Period: `1H`, `HT`, `2H`, `ET`, `FT`; `Q1`…`Q4`, `OT`; `S1`…`S7` for sets, `I1`…`I12` for innings, `F1`… for
   * frames; empty before the start.
   */
  se_now: z.string(),
  /** Match clock as text, such as `67:24`; empty if the sport has no clock. */
  re_time: z.string(),
  /** Seconds on the match clock at `clockAt`. The clock runs while `gameStatus` is `live`. */
  t_count: countSchema,
  /** Server time at which `t_count` was read. */
  clockAt: instantSchema,
  /** Seconds of match clock per second; 1 unless the operator's demo runs faster. */
  clockRate: z.number().check(z.minimum(0), z.maximum(3600)),
  isLive: z.enum(['Y', 'N']),
  HalfTime: z.enum(['Y', 'N']),
  inningNum: z.optional(countSchema),
  sc_FT_H: z.optional(scoreSchema),
  sc_FT_C: z.optional(scoreSchema),
  /** The away score under its second name in the specification; equals `sc_FT_C`. */
  sc_FT_A: z.optional(scoreSchema),
  sc_half_H: z.optional(scoreSchema),
  sc_half_C: z.optional(scoreSchema),
  sc_set_H: z.optional(scoreSchema),
  sc_set_A: z.optional(scoreSchema),
  sc_game_H: z.optional(scoreSchema),
  sc_game_A: z.optional(scoreSchema),
  /**
   * Serving side in tennis, and the points of the current game: 0, 1, 2 and so on, which a client shows as 15, 30 and
   * 40.
   */
  serve: z.optional(z.enum(['H', 'C'])),
  point_H: z.optional(scoreSchema),
  point_C: z.optional(scoreSchema),
  red_H: z.optional(scoreSchema),
  red_C: z.optional(scoreSchema),
  corner_H: z.optional(scoreSchema),
  corner_C: z.optional(scoreSchema),
  yellow_H: z.optional(scoreSchema),
  yellow_C: z.optional(scoreSchema),
  /** Finished parts and the current one, in order. Absent in football, whose half-time score is in `sc_half_*`. */
  parts: z.optional(z.array(partScoreSchema)),
  isShow: z.enum(['Y', 'N']),
  isExpand: z.enum(['Y', 'N']),
  /** Version, which rises with each change in this match. */
  version: z.int(),
  /** Number of further markets that are not listed. */
  more: z.int(),
  /** Maximum number of its selections in one combined bet. Absent if they cannot be combined. */
  builder: z.optional(countSchema),
  markets: z.array(marketSchema),
});
export type WireMatch = z.infer<typeof matchSchema>;

export const leagueSchema = z.object({ league_id: z.string(), name: z.string(), count: countSchema });
