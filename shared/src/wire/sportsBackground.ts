import { countSchema, wordSchema } from '@site/shared/wire/common';
import { defineMethod } from '@site/shared/wire/resource';
import { scheduledMatchSchema } from './sportsSchedule';
import * as z from '@site/shared/wire/zod';

/** `position` is a code of the sport, such as `G`, `D`, `M`, `F` in football; a client shows the ones that it knows. */
const playerSchema = z.object({ number: countSchema, name: z.string(), position: z.string() });

/** `formation` is a text such as `4-3-3` in football and empty in other sports. */
const lineupSchema = z.object({ formation: z.string(), starters: z.array(playerSchema), bench: z.array(playerSchema) });
export type WireLineup = z.infer<typeof lineupSchema>;

/** Standing of a side in a league, counted over the days of the table. */
const standingSchema = z.object({
  team_id: z.string(),
  name: z.string(),
  played: countSchema,
  won: countSchema,
  drawn: countSchema,
  lost: countSchema,
  scored: countSchema,
  conceded: countSchema,
  points: countSchema,
});
export type WireStanding = z.infer<typeof standingSchema>;

const backgroundSchema = z.object({
  /** Number of days before today that the table and the meetings cover; `schedule` lists their results. */
  days: countSchema,
  /** Absent in sports of single players, and earlier than an hour before the start. */
  lineups: z.optional(z.object({ H: lineupSchema, C: lineupSchema })),
  /** Standings, the best first. Absent if the sport has no leagues. */
  table: z.optional(z.array(standingSchema)),
  /** Matches of both sides against each other, the latest first. */
  meetings: z.array(scheduledMatchSchema),
  /** Last matches of each side, the latest first. */
  last: z.object({ H: z.array(scheduledMatchSchema), C: z.array(scheduledMatchSchema) }),
});
export type WireBackground = z.infer<typeof backgroundSchema>;

/** Background of a match, readable by guests too. A platform that does not support the method does not answer it. */
export const BACKGROUND_METHODS = {
  matchBackground: defineMethod('matchBackground', z.object({ gameId: wordSchema }), backgroundSchema),
} as const;
