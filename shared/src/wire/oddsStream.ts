/**
 * The odds stream, `/stream/api/v1/odds` (decision 42): versioned deltas per subscribed match. A delta names the version it follows;
 * a client that holds another one asks for a snapshot and ignores deltas of that match until it comes.
 */
import { instantSchema } from '@site/shared/wire/common';
import { marketPhaseSchema, marketSchema, matchSchema, scoreSchema, sportSchema } from './matches';
import * as z from '@site/shared/wire/zod';

/** Messages of the client. `watch` replaces the whole set of matches, `snapshot` asks for some of them again. */
export const oddsRequestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('watch'),
    matches: z.array(z.string()).check(z.maxLength(500)),
    lists: z.array(z.object({ sport: sportSchema, phase: marketPhaseSchema })),
    /** The client reads `together`; a platform that does not know it sends each message alone. */
    together: z.optional(z.boolean()),
    /** The client reads `scored`; a platform that does not know it sends none. */
    goals: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('snapshot'), matches: z.array(z.string()).check(z.maxLength(500)) }),
  z.object({ type: z.literal('ping') }),
]);
export type OddsRequest = z.infer<typeof oddsRequestSchema>;

const { markets: _markets, version: _version, gameId: _gameId, ...facts } = matchSchema.shape;

const single = [
  z.object({ type: z.literal('snapshot'), at: instantSchema, match: matchSchema }),
  z.object({
    type: z.literal('delta'),
    at: instantSchema,
    gameId: z.string(),
    /** The version this delta follows, and the one it leads to. */
    from: z.int(),
    version: z.int(),
    /** Changed facts of the match: score, clock, status. */
    match: z.optional(z.partial(z.object(facts))),
    /** Changed or new markets, whole. */
    markets: z.optional(z.array(marketSchema)),
    /** Markets that are gone, by `gameId` and `w`. */
    removed: z.optional(z.array(z.object({ gameId: z.string(), w: z.string() }))),
  }),
  /** The match left the feed. */
  z.object({ type: z.literal('gone'), at: instantSchema, gameId: z.string() }),
  /** A goal in a match of a watched list that is not watched itself. */
  z.object({ type: z.literal('scored'), at: instantSchema, gameId: z.string(), sc_FT_H: scoreSchema, sc_FT_C: scoreSchema }),
  /** Matches came to or left a watched list: read the list again. */
  z.object({ type: z.literal('list-changed'), at: instantSchema, sport: sportSchema, phase: marketPhaseSchema }),
  z.object({ type: z.literal('pong'), at: instantSchema }),
  /** More was asked than the platform answers: a response code, after which it closes the connection. */
  z.object({ type: z.literal('refused'), at: instantSchema, code: z.int() }),
] as const;

/** What the platform says. */
export const oddsMessageSchema = z.discriminatedUnion('type', [
  ...single,
  /** What one publication changes, in order, for a client that asked for it. */
  z.object({ type: z.literal('together'), messages: z.array(z.discriminatedUnion('type', single)) }),
]);
/** One that is not several. */
export type SingleOddsMessage = Exclude<OddsMessage, { readonly type: 'together' }>;
export type OddsMessage = z.infer<typeof oddsMessageSchema>;
