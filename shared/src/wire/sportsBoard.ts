import { countSchema, instantSchema, priceSchema, wordSchema } from '@site/shared/wire/common';
import { leagueSchema, marketPhaseSchema, marketSchema, matchSchema, sportSchema } from './matches';
import { defineMethod } from '@site/shared/wire/resource';
import * as z from '@site/shared/wire/zod';

/** A business day, such as `2026-11-21`. */
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Prices and line of a market at one time. */
const trendPointSchema = z.object({
  at: instantSchema,
  ratio: z.string(),
  strong: z.enum(['H', 'C', '']),
  /** Price format, as in a market. */
  format: z.enum(['raw', 'E']),
  prices: z.array(z.object({ r: z.string(), ior: priceSchema })),
});
export type WireTrendPoint = z.infer<typeof trendPointSchema>;

export const BOARD_METHODS = {
  leagues: defineMethod(
    'leagues',
    z.object({ sport: sportSchema, phase: marketPhaseSchema, day: z.optional(daySchema) }),
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
      leagues: z.optional(z.array(wordSchema).check(z.maxLength(500))),
      /**
       * Restricts the answer to these matches and the matches of these leagues. A platform that does not support it
       * answers with all.
       */
      starred: z.optional(
        z.object({ leagues: z.array(wordSchema).check(z.maxLength(500)), matches: z.array(wordSchema).check(z.maxLength(500)) }),
      ),
      day: z.optional(daySchema),
      /** Restricts the answer to changes after this version of the list. */
      since: z.optional(z.int()),
      /** Restricts each match to these markets, by their `w`. Default: all markets of the board. */
      markets: z.optional(z.array(wordSchema).check(z.maxLength(20))),
    }),
    z.object({
      version: z.int(),
      complete: z.boolean(),
      matches: z.array(matchSchema),
      removed: z.array(z.string()),
    }),
  ),
  match: defineMethod('match', z.object({ gameId: wordSchema }), z.object({ match: matchSchema })),
  priceTrend: defineMethod('priceTrend', z.object({ gameId: wordSchema, w: wordSchema }), z.object({ points: z.array(trendPointSchema) })),
  markets: defineMethod('markets', z.object({ gameId: wordSchema }), z.object({ version: z.int(), markets: z.array(marketSchema) })),
} as const;
