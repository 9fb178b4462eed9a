import { countSchema, wordSchema } from '@site/shared/wire/common';
import { defineMethod } from '@site/shared/wire/resource';
import { scheduledMatchSchema } from './sportsSchedule';
import * as z from '@site/shared/wire/zod';

/** `position` is a code of the sport, such as `G`, `D`, `M`, `F` in football; a client shows those it knows. */
const playerSchema = z.object({ number: countSchema, name: z.string(), position: z.string() });

/** `formation` is `4-3-3` in football and empty elsewhere. */
const lineupSchema = z.object({ formation: z.string(), starters: z.array(playerSchema), bench: z.array(playerSchema) });
export type WireLineup = z.infer<typeof lineupSchema>;

/** A side of a league, counted over the days of the table. */
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
  /** Table and meetings are of today and of so many days before, whose results `schedule` lists. */
  days: countSchema,
  /** Absent in sports of single players, and until an hour before the start. */
  lineups: z.optional(z.object({ H: lineupSchema, C: lineupSchema })),
  /** The best first; absent where the sport has no leagues. */
  table: z.optional(z.array(standingSchema)),
  /** The matches of both against each other, the last first. */
  meetings: z.array(scheduledMatchSchema),
  /** The last matches of each, the last first. */
  last: z.object({ H: z.array(scheduledMatchSchema), C: z.array(scheduledMatchSchema) }),
});
export type WireBackground = z.infer<typeof backgroundSchema>;

/** What is known around a match. A guest reads it too; a platform without this addition does not answer it. */
export const BACKGROUND_METHODS = {
  matchBackground: defineMethod('matchBackground', z.object({ gameId: wordSchema }), backgroundSchema),
} as const;
