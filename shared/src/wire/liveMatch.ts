/** Details of one live match: its events and statistics. The client reads them again when the match's version rises. */
import { defineCall } from '@site/shared/wire/call';
import { countSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const score = z.int().check(z.minimum(0));

const bothSides = z.object({ H: score, C: score });

/** Events in the timeline of a match; `period` marks the start or end of a part of it. */
const eventKindSchema = z.enum(['goal', 'penalty', 'red-card', 'yellow-card', 'corner', 'period']);

export const liveMatchDetailCall = defineCall({
  path: '/game/api/v1/video/hotLive/matchDetail',
  request: z.object({ gameId: wordSchema }),
  response: z.object({
    gameId: z.string(),
    /** Version of the match (`matchSchema`) that the details belong to. */
    version: z.int(),
    events: z.array(
      z.object({
        id: z.string(),
        kind: eventKindSchema,
        /** Absent for a `period`. */
        side: z.optional(z.enum(['H', 'C'])),
        /** Part of the match, as in `se_now`. */
        se_now: z.string(),
        /** Seconds on the match clock; 0 if the sport has no clock. */
        t_count: countSchema,
        /** Score after the event. */
        sc_H: score,
        sc_C: score,
      }),
    ),
    /** Statistics that the feed counts for this sport. */
    statistics: z.array(z.object({ kind: z.enum(['corners', 'yellow-cards', 'red-cards', 'penalties']), H: score, C: score })),
    /**
     * Further figures of the sport: `threes`, `twos`, `free-throws`, `largest-lead`; `points-won`, `service-points`
     * (percent), `breaks`, `longest-run`. A client shows the ones that it knows.
     */
    figures: z.optional(z.array(z.object({ kind: z.string(), H: score, C: score }))),
    /** Points of each side in every minute of play, starting at 1; in basketball only. */
    scoring: z.optional(z.array(z.object({ minute: z.int().check(z.minimum(1)), H: score, C: score }))),
    /** Course of play in the finished minutes. Absent if the feed does not provide it. */
    flow: z.optional(
      z.object({
        /**
         * Pressure of each side in every minute of the match clock. Minute numbers repeat, because the first half's
         * stoppage time overlaps with the second half.
         */
        minutes: z.array(z.object({ minute: z.int().check(z.minimum(1)), H: score, C: score })),
        /** Share of the time in percent. */
        possession: bothSides,
        attacks: bothSides,
        shots: bothSides,
        onTarget: bothSides,
      }),
    ),
  }),
});
