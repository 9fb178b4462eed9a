/** One live match in depth: what has happened in it, and its statistics. Read again when the match's version rises. */
import { defineCall } from '@site/shared/wire/call';
import { countSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const score = z.int().check(z.minimum(0));

const bothSides = z.object({ H: score, C: score });

/** What the timeline of a match can contain; `period` marks where a part of it begins or ends. */
const eventKindSchema = z.enum(['goal', 'penalty', 'red-card', 'yellow-card', 'corner', 'period']);

export const liveMatchDetailCall = defineCall({
  path: '/game/api/v1/video/hotLive/matchDetail',
  request: z.object({ gameId: wordSchema }),
  response: z.object({
    gameId: z.string(),
    /** Of the match this was read from (`matchSchema`). */
    version: z.int(),
    /** The newest last. */
    events: z.array(
      z.object({
        id: z.string(),
        kind: eventKindSchema,
        /** Absent in a `period`. */
        side: z.optional(z.enum(['H', 'C'])),
        /** The part of the match, as `se_now`. */
        se_now: z.string(),
        /** Seconds on the match clock; 0 where the sport has none. */
        t_count: countSchema,
        /** The score after it. */
        sc_H: score,
        sc_C: score,
      }),
    ),
    /** Only what the feed counts for this sport. */
    statistics: z.array(z.object({ kind: z.enum(['corners', 'yellow-cards', 'red-cards', 'penalties']), H: score, C: score })),
    /**
     * Further figures of the sport: `threes`, `twos`, `free-throws`, `largest-lead`; `points-won`, `service-points` (percent), `breaks`, `longest-run`. A
     * client shows those it knows.
     */
    figures: z.optional(z.array(z.object({ kind: z.string(), H: score, C: score }))),
    /** Points of each side, minute by minute of play from 1 on; in basketball. */
    scoring: z.optional(z.array(z.object({ minute: z.int().check(z.minimum(1)), H: score, C: score }))),
    /** How play has gone in the minutes that are over; absent where the feed does not know. */
    flow: z.optional(
      z.object({
        /** How hard each side pressed, minute by minute of the board's clock; the stoppage of the first half has the minutes of the second once more. */
        minutes: z.array(z.object({ minute: z.int().check(z.minimum(1)), H: score, C: score })),
        /** Percent of the time. */
        possession: bothSides,
        attacks: bothSides,
        shots: bothSides,
        onTarget: bothSides,
      }),
    ),
  }),
});
