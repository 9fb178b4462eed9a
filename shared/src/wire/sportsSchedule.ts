import { countSchema, daySchema, instantSchema, pageRequestSchema, wordSchema } from '@site/shared/wire/common';
import { countedSchema, leagueSchema, partScoreSchema, scoreSchema, sportSchema } from './matches';
import { defineMethod } from '@site/shared/wire/resource';
import * as z from '@site/shared/wire/zod';

/** A match of the calendar: upcoming, in play, or finished with its result. */
export const scheduledMatchSchema = z.object({
  gameId: z.string(),
  sport: sportSchema,
  league_id: z.string(),
  league: z.string(),
  team_h: z.string(),
  /** Empty for an outright. */
  team_c: z.string(),
  team_h_id: z.string(),
  team_c_id: z.string(),
  startsAt: instantSchema,
  gameStatus: z.enum(['not-started', 'live', 'break', 'finished', 'abandoned']),
  /** `Y` if the match has a page, because it is on the board or has ended. */
  isShow: z.enum(['Y', 'N']),
  sc_FT_H: z.optional(scoreSchema),
  sc_FT_C: z.optional(scoreSchema),
  sc_half_H: z.optional(scoreSchema),
  sc_half_C: z.optional(scoreSchema),
  parts: z.optional(z.array(partScoreSchema)),
  winners: z.optional(z.array(z.string())),
});
export type WireScheduledMatch = z.infer<typeof scheduledMatchSchema>;

/** A market as offered before the match, with the settlement of each of its selections. */
export const settledMarketSchema = z.object({
  gameId: z.string(),
  w: z.string(),
  of: z.optional(countedSchema),
  ratio: z.string(),
  strong: z.enum(['H', 'C', '']),
  /** `result` is a result letter as on tickets; `name` is the competitor in an outright. */
  results: z.array(z.object({ r: z.string(), result: z.string(), name: z.optional(z.string()) })),
});
export type WireSettledMarket = z.infer<typeof settledMarketSchema>;

/** Results of past days and the calendar of upcoming days, readable by guests too. */
export const SCHEDULE_METHODS = {
  schedule: defineMethod(
    'schedule',
    z.object({ sport: sportSchema, day: daySchema, league: z.optional(wordSchema), ...pageRequestSchema.shape }),
    z.object({
      total: countSchema,
      /** Matches that have started, the latest first, then upcoming ones, the next first. */
      list: z.array(scheduledMatchSchema),
      /** Days from a week ago to a week ahead, each with its number of matches of the sport. */
      days: z.array(z.object({ day: daySchema, count: countSchema })),
      sports: z.record(z.string(), countSchema),
      leagues: z.array(leagueSchema),
    }),
  ),
  settledMarkets: defineMethod('settledMarkets', z.object({ gameId: wordSchema }), z.object({ markets: z.array(settledMarketSchema) })),
} as const;
