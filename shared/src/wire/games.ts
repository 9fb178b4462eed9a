import { defineCall } from '@site/shared/wire/call';
import {
  amountSchema,
  countSchema,
  emptySchema,
  idempotencyKeySchema,
  instantSchema,
  moneySchema,
  pageRequestSchema,
  wordSchema,
} from '@site/shared/wire/common';
import { categorySchema } from './categories';
import * as z from '@site/shared/wire/zod';

/** A venue of one category. */
export const venueSchema = z.object({
  enName: z.string(),
  name: z.string(),
  category: categorySchema,
  /** Percent of rebate in its category, such as `"0.80"`: at the grade of the member who asks, for a guest at the highest. */
  rebate: z.string(),
  state: z.enum(['open', 'maintenance']),
  /** When maintenance is expected to end. */
  resumesAt: z.optional(instantSchema),
  /** Whether the operator has it connected: one that is not is listed, and can't be entered. */
  isConnected: z.boolean(),
  /** How many games its list has; 0 for a venue that is entered as a whole. */
  gameCount: z.int().check(z.minimum(0)),
});
export type WireVenue = z.infer<typeof venueSchema>;

export const venuesCall = defineCall({
  path: '/game/api/v1/venue/getVenueInfoByCategory',
  /** Without a category: the venues of all. */
  request: z.object({ category: z.optional(categorySchema) }),
  response: z.object({ list: z.array(venueSchema) }),
  cacheForMs: 30_000,
});

export const volatilitySchema = z.enum(['low', 'middle', 'high']);

/** Percent: below 96, from 96 to below 97, from 97 on. */
export const returnBandSchema = z.enum(['below_96', 'from_96', 'from_97']);

/** What one round took and brought back, a pool that was won included. */
const resultSchema = z.object({ stake: amountSchema, payout: amountSchema, at: instantSchema });

/** A game of a venue. `rtp` is percent with two decimals, such as `"96.12"`. */
export const gameSchema = z.object({
  enName: z.string(),
  venueName: z.string(),
  gameCode: z.string(),
  name: z.string(),
  rtp: z.string().check(z.regex(/^\d{2}\.\d{2}$/)),
  label: z.optional(z.enum(['hot', 'new', 'jackpot'])),
  /** Which drawing is on its cover; one the client does not know is drawn from the code alone. */
  motif: z.string(),
  hasTrial: z.boolean(),
  /** Of the member who asks; false for a guest. */
  isCollected: z.boolean(),
  state: z.enum(['open', 'maintenance']),
  /** How its results spread, worked out from its own figures; absent where the bet that is chosen decides it. */
  volatility: z.optional(volatilitySchema),
  /** The member's last round with real money that has ended; among the games played recently only. */
  lastResult: z.optional(resultSchema),
});
export type WireGame = z.infer<typeof gameSchema>;

export const gameFilterSchema = z.enum(['all', 'hot', 'new', 'jackpot', 'collected', 'recent']);
export type GameFilter = z.infer<typeof gameFilterSchema>;

/** What games are chosen by. */
export const gameChoiceSchema = z.enum(['search', 'venue', 'filter', 'theme', 'volatility', 'returns']);
export type GameChoice = z.infer<typeof gameChoiceSchema>;

/**
 * The games of a category or, without one, of all, or of one venue. `counts` holds how many each filter would find and `facets` how many each value of the other
 * choices would, everything else unchanged. Where nothing is found, `loosened` holds how many there are without one of the choices.
 */
export const gameListCall = defineCall({
  path: '/game/api/v1/gameList',
  request: z.object({
    ...pageRequestSchema.shape,
    category: z.optional(categorySchema),
    enName: z.optional(wordSchema),
    filter: gameFilterSchema,
    search: z.optional(z.string().check(z.maxLength(30))),
    theme: z.optional(wordSchema),
    volatility: z.optional(volatilitySchema),
    returns: z.optional(returnBandSchema),
  }),
  response: z.object({
    total: countSchema,
    counts: z.record(gameFilterSchema, countSchema),
    list: z.array(gameSchema),
    facets: z.optional(z.array(z.object({ choice: z.string(), value: z.string(), count: countSchema }))),
    loosened: z.optional(z.array(z.object({ choice: z.string(), count: countSchema }))),
  }),
});

const sectionSchema = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  /** The first row is the head. */
  table: z.optional(z.array(z.array(z.string()))),
});

/**
 * Everything that is shown of one game before it is entered, as its venue states it, and how the member did at it lately. `limits` is what one
 * bet may be.
 */
export const gameDetailCall = defineCall({
  path: '/game/api/v1/gameDetail',
  request: z.object({ gameCode: wordSchema }),
  response: z.object({
    game: gameSchema,
    limits: z.object({ min: amountSchema, max: amountSchema }),
    /** Rules and pay tables, in the order of reading. */
    sections: z.array(sectionSchema),
    /** The pools that its stakes feed. */
    pools: z.array(z.object({ tier: z.enum(['grand', 'major', 'minor']), amount: amountSchema })),
    /** The newest first; none of a guest. */
    results: z.array(resultSchema),
  }),
});

const collectionRequestSchema = z.object({ enName: wordSchema, gameCode: wordSchema });
export const addCollectionCall = defineCall({
  path: '/game/api/v1/collection/addCollection',
  request: collectionRequestSchema,
  response: emptySchema,
  effect: 'writes',
});
export const removeCollectionCall = defineCall({
  path: '/game/api/v1/collection/removeCollection',
  request: collectionRequestSchema,
  response: emptySchema,
  effect: 'writes',
});

export const jackpotTierSchema = z.enum(['grand', 'major', 'minor']);

/** The pools of a venue (of all without `enName`), and who won one of them lately, names masked. */
export const bonusPoolsCall = defineCall({
  path: '/game/api/v1/venue/getBonusPools',
  request: z.object({ enName: z.optional(wordSchema) }),
  response: z.object({
    asOf: instantSchema,
    pools: z.array(
      z.object({
        enName: z.string(),
        venueName: z.string(),
        tiers: z.array(z.object({ tier: jackpotTierSchema, amount: amountSchema })),
      }),
    ),
    wins: z.array(
      z.object({
        account: z.string(),
        gameName: z.string(),
        /** With `gameName` alone before games had pages of their own. */
        gameCode: z.optional(z.string()),
        tier: jackpotTierSchema,
        amount: amountSchema,
        at: instantSchema,
      }),
    ),
  }),
});

const switchSchema = z.enum(['0', '1']);

export const channelBalanceCall = defineCall({
  path: '/game/api/v1/balance',
  request: z.object({ channelCode: wordSchema }),
  response: z.object({
    channelCode: z.string(),
    balance: moneySchema,
    /** The venue is played from the central wallet: this is its balance, and nothing is brought there or back. */
    isCentral: z.optional(z.boolean()),
    asOf: instantSchema,
  }),
});

/** Central → venue with `ty` '1', venue → central with '2'. With '1' and `from` the money comes from that venue, in the same step. */
export const venueTransferCall = defineCall({
  path: '/game/api/v1/venue/transfer',
  request: z.object({
    channelCode: wordSchema,
    amount: amountSchema,
    ty: z.enum(['1', '2']),
    isActivity: z.boolean(),
    from: z.optional(wordSchema),
  }),
  response: z.object({
    transferId: z.string(),
    channelCode: z.string(),
    amount: amountSchema,
    centerWalletBalance: moneySchema,
    venueBalance: moneySchema,
    asOf: instantSchema,
  }),
  effect: 'moves-money',
});

const recycledSchema = z.object({ enName: z.string(), name: z.string(), amount: amountSchema });
const keptSchema = z.object({ ...recycledSchema.shape, why: z.enum(['turnover', 'maintenance']) });

/** Recycles the balance of one venue, or of all. `kept` says what stays and why. */
export const recycleCall = defineCall({
  path: '/game/api/v1/venue/recycle',
  request: z.object({ channelCode: z.optional(wordSchema) }),
  response: z.object({
    recycled: amountSchema,
    list: z.array(recycledSchema),
    kept: z.array(keptSchema),
    centerWalletBalance: moneySchema,
    asOf: instantSchema,
  }),
  effect: 'moves-money',
});

/**
 * What became of a transfer or a recycling whose answer was lost, by its idempotency key. `closed`: it never arrived, and asking has closed
 * the key permanently (decision 25).
 */
export const transferOutcomeCall = defineCall({
  path: '/game/api/v1/venue/transferOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('done'),
      amount: amountSchema,
      /** What came from which venue, and what stayed there: of a recycling. */
      list: z.optional(z.array(recycledSchema)),
      kept: z.optional(z.array(keptSchema)),
      centerWalletBalance: moneySchema,
      asOf: instantSchema,
    }),
    z.object({ outcome: z.literal('closed') }),
  ]),
  effect: 'writes',
});

/** Without `limit` the one that is set stays, the empty one takes it away (decision 62). */
export const autoTransferCall = defineCall({
  path: '/game/api/v1/status/setAutoTransferStatus',
  request: z.object({ status: switchSchema, limit: z.optional(z.union([amountSchema, z.literal('')])) }),
  response: z.object({ status: switchSchema, autoTransferLimit: z.optional(amountSchema) }),
  effect: 'writes',
});
