import { defineCall } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, countSchema, daySchema, instantSchema, moneySchema, textSchema, wordSchema } from '@site/shared/wire/common';
import { sportSchema } from './matches';
import { roundSchema } from './roundRecords';
import { ticketSchema } from './tickets';
import * as z from '@site/shared/wire/zod';

/**
 * Betting record of all play, the newest first: tickets of the local channel, and real-money rounds of the venues'
 * games.
 */

/** States: `open` is undecided, `settled` decided, `cashed-out` sold before its result, `void` refunded. */
export const playStateSchema = z.enum(['open', 'settled', 'cashed-out', 'void']);

/** Result of a finished entry: the payout compared to the risk (more, less or equal). */
export const playResultSchema = z.enum(['won', 'lost', 'even']);

/**
 * Filter fields; both ends of the time range are inclusive. The time of a ticket is its placement, that of a round its
 * end, that of an open round its start.
 */
const filterShape = {
  from: instantSchema,
  to: instantSchema,
  /** Restricts the result to tickets or to rounds. */
  kind: z.optional(z.enum(['ticket', 'round'])),
  category: z.optional(categorySchema),
  /** Restricts the result to one venue; `CRTY` is the local channel. */
  enName: z.optional(wordSchema),
  /** One game of the venue, or one sport of the local channel. */
  gameCode: z.optional(wordSchema),
  state: z.optional(playStateSchema),
  result: z.optional(playResultSchema),
  /** Restricts the result to the ticket or round with this number. */
  number: z.optional(textSchema(160)),
};

/** Cursor in the record: a time and the entry at that time. */
const placeSchema = z.string().check(z.maxLength(240), z.regex(/^\d{1,16}~[tr]:.+$/));

export const PLAY_PAGE_LIMIT = 500;

const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ticket'), ticket: ticketSchema }),
  z.object({ kind: z.literal('round'), round: roundSchema }),
]);
export type WirePlayEntry = z.infer<typeof entrySchema>;

/** Lists entries after or before a cursor; without a cursor, from the newest on. */
export const betRecordListCall = defineCall({
  path: '/game/api/v1/record/betRecordList',
  request: z.object({
    ...filterShape,
    size: z.int().check(z.minimum(1), z.maximum(PLAY_PAGE_LIMIT)),
    after: z.optional(placeSchema),
    before: z.optional(placeSchema),
  }),
  response: z.object({
    list: z.array(entrySchema),
    /** Cursor for older entries. Absent if there are none. */
    next: z.optional(placeSchema),
    /** Cursor for newer entries. Absent if there are none. */
    previous: z.optional(placeSchema),
  }),
});

const sumsShape = {
  count: countSchema,
  /** Total at risk in all matching entries, including open ones: the risk of a bet, the stake of a round. */
  risk: amountSchema,
  /** Stakes that count as turnover. */
  turnover: amountSchema,
  /** Payout minus risk of all finished entries. */
  net: moneySchema,
};

/** Returns the totals of all matching entries, also by day and by venue. Days without entries are left out. */
export const betRecordTotalCall = defineCall({
  path: '/game/api/v1/record/betRecordTotal',
  request: z.object(filterShape),
  response: z.object({
    ...sumsShape,
    payout: amountSchema,
    won: countSchema,
    lost: countSchema,
    days: z.array(z.object({ day: daySchema, ...sumsShape })),
    /** Totals of the local channel by sport; `mixed` stands for tickets with legs of several sports. */
    sports: z.array(z.object({ sport: z.union([sportSchema, z.literal('mixed')]), ...sumsShape })),
    venues: z.array(z.object({ enName: wordSchema, name: z.string(), category: categorySchema, ...sumsShape })),
  }),
});

/** Lists the venues and games that the member played in a time range, as filter options for the record. */
export const betRecordPlacesCall = defineCall({
  path: '/game/api/v1/record/betRecordPlaces',
  request: z.object({ from: instantSchema, to: instantSchema }),
  response: z.object({
    venues: z.array(
      z.object({
        enName: wordSchema,
        name: z.string(),
        category: categorySchema,
        /** `gameCode` is the code of a sport in the local channel, and the client provides its name. */
        games: z.array(z.object({ gameCode: wordSchema, name: z.string() })),
      }),
    ),
  }),
});
