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

export const venueSchema = z.object({
  enName: z.string(),
  name: z.string(),
  category: categorySchema,
  /**
   * Percentage of rebate in its category, such as `"0.80"`: for a member at their grade, for a guest at the highest
   * grade.
   */
  rebate: z.string(),
  state: z.enum(['open', 'maintenance']),
  /** Expected end of the maintenance. */
  resumesAt: z.optional(instantSchema),
  /** True when the operator has connected the venue. A venue that is not connected is listed but cannot be entered. */
  isConnected: z.boolean(),
  /** Number of games in its list; 0 for a venue that is entered as a whole. */
  gameCount: z.int().check(z.minimum(0)),
});
export type WireVenue = z.infer<typeof venueSchema>;

export const venuesCall = defineCall({
  path: '/game/api/v1/venue/getVenueInfoByCategory',
  /** The answer lists the venues of all categories if `category` is absent. */
  request: z.object({ category: z.optional(categorySchema) }),
  response: z.object({ list: z.array(venueSchema) }),
  cacheForMs: 30_000,
});

export const volatilitySchema = z.enum(['low', 'middle', 'high']);

/** Bands of the return to player in percent: below 96, from 96 to below 97, from 97. */
export const returnBandSchema = z.enum(['below_96', 'from_96', 'from_97']);

/** Stake and payout of one round; the payout includes a jackpot. */
const resultSchema = z.object({ stake: amountSchema, payout: amountSchema, at: instantSchema });

/** A game of a venue. `rtp` is a percentage with two decimals, such as `"96.12"`. */
export const gameSchema = z.object({
  enName: z.string(),
  venueName: z.string(),
  gameCode: z.string(),
  name: z.string(),
  rtp: z.string().check(z.regex(/^\d{2}\.\d{2}$/)),
  label: z.optional(z.enum(['hot', 'new', 'jackpot'])),
  /** Drawing on its cover. For an unknown motif the client draws the cover from the game's code alone. */
  motif: z.string(),
  hasTrial: z.boolean(),
  /** True when the requesting member has added it to their collection; false for a guest. */
  isCollected: z.boolean(),
  state: z.enum(['open', 'maintenance']),
  /** Spread of its results, calculated from its own figures. Absent if it depends on the chosen bet. */
  volatility: z.optional(volatilitySchema),
  /** The member's last finished round with real money. Present in the list of recently played games only. */
  lastResult: z.optional(resultSchema),
});
export type WireGame = z.infer<typeof gameSchema>;

export const gameFilterSchema = z.enum(['all', 'hot', 'new', 'jackpot', 'collected', 'recent']);
export type GameFilter = z.infer<typeof gameFilterSchema>;

export const gameChoiceSchema = z.enum(['search', 'venue', 'filter', 'theme', 'volatility', 'returns']);
export type GameChoice = z.infer<typeof gameChoiceSchema>;

/**
 * Lists the games of one category, of one venue, or of all. `counts` has the number of games that each filter would
 * find, and `facets` the number for each value of the other criteria, with everything else unchanged. If nothing is
 * found, `loosened` has the number of games found without one of the criteria.
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
  /** The first row is the table head. */
  table: z.optional(z.array(z.array(z.string()))),
});

/**
 * Returns the details of one game as its venue publishes them, and the member's recent results. `limits` are the bounds
 * of one bet.
 */
export const gameDetailCall = defineCall({
  path: '/game/api/v1/gameDetail',
  request: z.object({ gameCode: wordSchema }),
  response: z.object({
    game: gameSchema,
    limits: z.object({ min: amountSchema, max: amountSchema }),
    /** Rules and pay tables in reading order. */
    sections: z.array(sectionSchema),
    /** Jackpot pools that its stakes contribute to. */
    pools: z.array(z.object({ tier: z.enum(['grand', 'major', 'minor']), amount: amountSchema })),
    /** Results, the newest first; empty for a guest. */
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

/** Returns the jackpot pools of one venue (without `enName`, of all), and their latest winners with masked names. */
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
        /** Absent for old wins, which have only `gameName`. */
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
    /**
     * Set when the venue is played from the central wallet. The balance is then the central one, and there are no
     * transfers.
     */
    isCentral: z.optional(z.boolean()),
    asOf: instantSchema,
  }),
});

/**
 * Transfers money: with `ty` '1' from the central wallet to a venue, with '2' back. With '1' and `from`, the money
 * comes from that venue in the same step.
 */
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

/** Recycles the balance of one venue, or of all. `kept` lists what stays in venues, with the reason. */
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
 * Returns the outcome of a transfer or a recycling whose answer was lost, by its idempotency key. `closed`: it never
 * arrived, and this request has closed the key permanently (decision 25).
 */
export const transferOutcomeCall = defineCall({
  path: '/game/api/v1/venue/transferOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('done'),
      amount: amountSchema,
      /** Amounts that a recycling brought back by venue, and amounts that stayed there. */
      list: z.optional(z.array(recycledSchema)),
      kept: z.optional(z.array(keptSchema)),
      centerWalletBalance: moneySchema,
      asOf: instantSchema,
    }),
    z.object({ outcome: z.literal('closed') }),
  ]),
  effect: 'writes',
});

/** Switches automatic transfer. Without `limit` the current limit stays; an empty text removes it (decision 62). */
export const autoTransferCall = defineCall({
  path: '/game/api/v1/status/setAutoTransferStatus',
  request: z.object({ status: switchSchema, limit: z.optional(z.union([amountSchema, z.literal('')])) }),
  response: z.object({ status: switchSchema, autoTransferLimit: z.optional(amountSchema) }),
  effect: 'writes',
});
