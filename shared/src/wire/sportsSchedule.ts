import { countSchema, daySchema, instantSchema, pageRequestSchema, wordSchema } from '@site/shared/wire/common';
import { countedSchema, leagueSchema, partScoreSchema, scoreSchema, sportSchema } from './matches';
import { defineMethod } from '@site/shared/wire/resource';
import * as z from '@site/shared/wire/zod';

/** A match of the calendar: one to come, one in play, or one that has ended with its result. */
export const scheduledMatchSchema = z.object({
  gameId: z.string(),
  sport: sportSchema,
  league_id: z.string(),
  league: z.string(),
  team_h: z.string(),
  /** Empty in an outright. */
  team_c: z.string(),
  team_h_id: z.string(),
  team_c_id: z.string(),
  startsAt: instantSchema,
  gameStatus: z.enum(['not-started', 'live', 'break', 'finished', 'abandoned']),
  /** Whether it has a page: it is on the board, or it has ended. */
  isShow: z.enum(['Y', 'N']),
  sc_FT_H: z.optional(scoreSchema),
  sc_FT_C: z.optional(scoreSchema),
  sc_half_H: z.optional(scoreSchema),
  sc_half_C: z.optional(scoreSchema),
  parts: z.optional(z.array(partScoreSchema)),
  /** Who has won an outright that is decided. */
  winners: z.optional(z.array(z.string())),
});
export type WireScheduledMatch = z.infer<typeof scheduledMatchSchema>;

/** A market as it was offered before the match, and how the platform settles each of its selections. */
export const settledMarketSchema = z.object({
  gameId: z.string(),
  w: z.string(),
  of: z.optional(countedSchema),
  ratio: z.string(),
  strong: z.enum(['H', 'C', '']),
  /** `result` is a letter as on tickets; `name` is the competitor's in an outright. */
  results: z.array(z.object({ r: z.string(), result: z.string(), name: z.optional(z.string()) })),
});
export type WireSettledMarket = z.infer<typeof settledMarketSchema>;

/** Results of past days and the calendar of days to come. A guest reads them too. */
export const SCHEDULE_METHODS = {
  schedule: defineMethod(
    'schedule',
    z.object({ sport: sportSchema, day: daySchema, league: z.optional(wordSchema), ...pageRequestSchema.shape }),
    z.object({
      total: countSchema,
      /** What has begun, the last first; then what is to come, the next first. */
      list: z.array(scheduledMatchSchema),
      /** A week back and a week ahead, with how many matches of the sport each day has. */
      days: z.array(z.object({ day: daySchema, count: countSchema })),
      /** How many matches of each sport the day has. */
      sports: z.record(z.string(), countSchema),
      /** The leagues of the sport on that day. */
      leagues: z.array(leagueSchema),
    }),
  ),
  settledMarkets: defineMethod('settledMarkets', z.object({ gameId: wordSchema }), z.object({ markets: z.array(settledMarketSchema) })),
} as const;
