/**
 * The odds stream, `/stream/api/v1/odds` (decision 42): versioned deltas per subscribed match. A delta names the
 * version that it follows. A client with another version requests a snapshot and ignores deltas of that match until it
 * arrives.
 */
import { instantSchema } from '@site/shared/wire/common';
import { marketPhaseSchema, marketSchema, matchSchema, scoreSchema, sportSchema } from './matches';
import * as z from '@site/shared/wire/zod';

/** Messages of the client. `watch` replaces the whole set of matches; `snapshot` requests some of them again. */
export const oddsRequestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('watch'),
    matches: z.array(z.string()).check(z.maxLength(500)),
    lists: z.array(z.object({ sport: sportSchema, phase: marketPhaseSchema })),
    /** Set by a client that reads `together`. A platform that does not support it sends each message separately. */
    together: z.optional(z.boolean()),
    /** Set by a client that reads `scored`. A platform that does not support it sends none. */
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
    /** Versions before and after this delta. */
    from: z.int(),
    version: z.int(),
    /** Changed fields of the match: score, clock, status. */
    match: z.optional(z.partial(z.object(facts))),
    /** Changed or new markets in full. */
    markets: z.optional(z.array(marketSchema)),
    /** Removed markets, by `gameId` and `w`. */
    removed: z.optional(z.array(z.object({ gameId: z.string(), w: z.string() }))),
  }),
  /** The match left the feed. */
  z.object({ type: z.literal('gone'), at: instantSchema, gameId: z.string() }),
  /** A goal in a match that is in a watched list but is not watched itself. */
  z.object({ type: z.literal('scored'), at: instantSchema, gameId: z.string(), sc_FT_H: scoreSchema, sc_FT_C: scoreSchema }),
  /** Matches were added to or removed from a watched list; the client reads the list again. */
  z.object({ type: z.literal('list-changed'), at: instantSchema, sport: sportSchema, phase: marketPhaseSchema }),
  z.object({ type: z.literal('pong'), at: instantSchema }),
  /** The request exceeds a limit. The platform sends a response code and closes the connection. */
  z.object({ type: z.literal('refused'), at: instantSchema, code: z.int() }),
] as const;

/** Messages of the platform. */
export const oddsMessageSchema = z.discriminatedUnion('type', [
  ...single,
  /** All changes of one publication in order, for a client that set `together`. */
  z.object({ type: z.literal('together'), messages: z.array(z.discriminatedUnion('type', single)) }),
]);
/** A message other than `together`. */
export type SingleOddsMessage = Exclude<OddsMessage, { readonly type: 'together' }>;
export type OddsMessage = z.infer<typeof oddsMessageSchema>;
