import { defineCall } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, countSchema, daySchema, instantSchema, moneySchema, textSchema, wordSchema } from '@site/shared/wire/common';
import { sportSchema } from './matches';
import { roundSchema } from './roundRecords';
import { ticketSchema } from './tickets';
import * as z from '@site/shared/wire/zod';

/** One record of all play: tickets of the local channel and rounds of venues' games with real money, the newest first. */

/** `open`: not decided · `settled` · `cashed-out`: sold before its result · `void`: the stake was given back. */
export const playStateSchema = z.enum(['open', 'settled', 'cashed-out', 'void']);

/** By what came back less what was at risk, once it is over: more, less, or neither. */
export const playResultSchema = z.enum(['won', 'lost', 'even']);

/** What fits; both ends of the time are included. A ticket counts when it was placed, a round when it ended, an open one when it began. */
const filterShape = {
  from: instantSchema,
  to: instantSchema,
  /** Tickets or rounds alone. */
  kind: z.optional(z.enum(['ticket', 'round'])),
  category: z.optional(categorySchema),
  /** One venue's alone; `CRTY` is the local channel. */
  enName: z.optional(wordSchema),
  /** One game of the venue; of the local channel a sport. */
  gameCode: z.optional(wordSchema),
  state: z.optional(playStateSchema),
  result: z.optional(playResultSchema),
  /** The entry of this number alone: of a ticket, or of a round. */
  number: z.optional(textSchema(160)),
};

/** A place in the record: a moment and the entry at it. */
const placeSchema = z.string().check(z.maxLength(240), z.regex(/^\d{1,16}~[tr]:.+$/));

/** The most entries of one answer. */
export const PLAY_PAGE_LIMIT = 500;

const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ticket'), ticket: ticketSchema }),
  z.object({ kind: z.literal('round'), round: roundSchema }),
]);
export type WirePlayEntry = z.infer<typeof entrySchema>;

/** Entries after or before a place; from the newest on without one. */
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
    /** The place older entries come after; absent where there are none. */
    next: z.optional(placeSchema),
    /** The place newer entries come before; absent where there are none. */
    previous: z.optional(placeSchema),
  }),
});

const sumsShape = {
  count: countSchema,
  /** The amount held by all matching entries, open ones too: the risk of a bet, the stake of a round. */
  risk: amountSchema,
  /** Stakes that count as turnover. */
  turnover: amountSchema,
  /** Of what is over: what came back less what was at risk. */
  net: moneySchema,
};

/** Totals of everything that fits, with the same by day and by place. A day without an entry is left out. */
export const betRecordTotalCall = defineCall({
  path: '/game/api/v1/record/betRecordTotal',
  request: z.object(filterShape),
  response: z.object({
    ...sumsShape,
    payout: amountSchema,
    /** Entries that won, and that lost. */
    won: countSchema,
    lost: countSchema,
    days: z.array(z.object({ day: daySchema, ...sumsShape })),
    /** Of the local channel by sport; `mixed` is a ticket with legs of several. */
    sports: z.array(z.object({ sport: z.union([sportSchema, z.literal('mixed')]), ...sumsShape })),
    venues: z.array(z.object({ enName: wordSchema, name: z.string(), category: categorySchema, ...sumsShape })),
  }),
});

/** Where the member has played in a time: what the record can be filtered by. */
export const betRecordPlacesCall = defineCall({
  path: '/game/api/v1/record/betRecordPlaces',
  request: z.object({ from: instantSchema, to: instantSchema }),
  response: z.object({
    venues: z.array(
      z.object({
        enName: wordSchema,
        name: z.string(),
        category: categorySchema,
        /** Of the local channel the codes of sports, whose names are the client's. */
        games: z.array(z.object({ gameCode: wordSchema, name: z.string() })),
      }),
    ),
  }),
});
