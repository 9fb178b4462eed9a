import { accountKindSchema } from './accounts';
import { bonusGamesSchema } from './bonuses';
import { defineCall } from '@site/shared/wire/call';
import { amountSchema, emptySchema, idempotencyKeySchema, instantSchema, moneySchema, wordSchema } from '@site/shared/wire/common';
import { authCodeSchema } from './secondFactor';
import { coinAmountSchema, coinQuoteSchema, coinRateSchema } from './funds';
import * as z from '@site/shared/wire/zod';

const count = z.int().check(z.minimum(0));

/** What a kind of account takes: bounds of one withdrawal, its fee and how long it usually lasts. */
export const withdrawalTermsSchema = z.object({
  kind: accountKindSchema,
  min: amountSchema,
  max: amountSchema,
  /** Percent of the amount with two decimals; a begun fen counts whole. */
  feeRate: z.string().check(z.regex(/^\d{1,2}\.\d{2}$/)),
  arrivesWithinMinutes: z.int().check(z.minimum(1)),
});
export type WireWithdrawalTerms = z.infer<typeof withdrawalTermsSchema>;

/** The settings of withdrawals. `dailyCount` and `dailyAmount`: how many and how much a member may request per business day, over all kinds. */
export const withdrawSettingsCall = defineCall({
  path: '/fd/api/v1/withdraw/baseCfg/list',
  request: emptySchema,
  response: z.object({ dailyCount: count, dailyAmount: z.optional(amountSchema), list: z.array(withdrawalTermsSchema) }),
});

/** A deposit or bonus whose turnover is not met yet. What is staked counts for what expires first, then for the earliest. */
export const turnoverGrantSchema = z.object({
  kind: z.enum(['deposit', 'bonus']),
  amount: amountSchema,
  /** What of it is still to be staked. */
  left: amountSchema,
  at: instantSchema,
  /** Of a deposit that was ordered: its number, for the order centre. */
  orderId: z.optional(z.string()),
  /** What is to be staked in all; absent from a platform without this addition, where it is `amount`. */
  needed: z.optional(amountSchema),
  /** Of a bonus with terms of its own (`bonuses.ts`): its id, what it is called, which games count, and when it expires. */
  bonus: z.optional(z.object({ id: z.string(), title: z.string(), games: bonusGamesSchema, expiresAt: instantSchema })),
});

/**
 * The member's terms.
 *
 * Assumption: deposits since the member last had nothing at all must be staked once, and bonuses as each asks, before anything can be withdrawn.
 */
export const withdrawInfoCall = defineCall({
  path: '/fd/api/v1/withdraw/withdrawInfo',
  request: emptySchema,
  response: z.object({
    /** The central balance. */
    balance: moneySchema,
    /** What of it can be withdrawn now; nothing while turnover is left. */
    withdrawable: amountSchema,
    turnoverNeeded: amountSchema,
    turnoverDone: amountSchema,
    /** The grants that the turnover left is for, in the order in which stakes count for them, at most 20; together with the later ones `turnoverNeeded` less `turnoverDone`. */
    grants: z.optional(z.array(turnoverGrantSchema)),
    /** How many grants there are in all whose turnover is not met. */
    grantCount: z.optional(count),
    /** Withdrawals of this business day, without those that were given back. */
    usedToday: count,
    /** The sum of the same. */
    usedAmountToday: z.optional(amountSchema),
    /** Whether a withdrawal password is set. */
    hasPassword: z.boolean(),
    /** Whether a withdrawal needs the second factor, as `authCode`. */
    asksAuthCode: z.optional(z.boolean()),
  }),
});

/**
 * What a withdrawal in coins is converted at now, and what the network takes of every one, in coins. With `quote`, both are kept for the member for a
 * while: what is sent is the amount at `rate`, two decimals down, less `networkFee`.
 */
export const usdtWithdrawInfoCall = defineCall({
  path: '/fd/api/v1/withdraw/usdtWithdrawInfo',
  request: z.object({ quote: z.optional(z.literal(true)) }),
  response: z.object({
    currency: z.literal('USDT'),
    rate: coinRateSchema,
    networkFee: coinAmountSchema,
    quote: z.optional(coinQuoteSchema),
  }),
});

/**
 * One withdrawal. Its amount is held from the request on. `paid`, `rejected` and `cancelled` are final; with the last two the money is
 * back in the central wallet.
 */
export const withdrawalSchema = z.object({
  orderId: z.string(),
  state: z.enum(['pending', 'paid', 'rejected', 'cancelled']),
  amount: amountSchema,
  fee: amountSchema,
  /** The amount without the fee: what reaches the account, or is converted. */
  arrives: amountSchema,
  /** To a coin address: what is sent there, at which rate, the network's own fee taken off already. */
  coin: z.optional(z.object({ currency: z.literal('USDT'), rate: coinRateSchema, amount: coinAmountSchema })),
  /** Where to, as it was when it was requested. */
  account: z.object({ kind: accountKindSchema, code: z.optional(z.string()), label: z.string(), number: z.string() }),
  createdAt: instantSchema,
  decidedAt: z.optional(instantSchema),
  /** Why it was rejected. */
  reason: z.optional(z.string()),
});
export type WireWithdrawal = z.infer<typeof withdrawalSchema>;

/**
 * Requests a withdrawal. `password` is the md5 of the withdrawal password, empty where the site asks for none. Refused: 6100 where it is
 * wrong or locked, 6111 where the member has set none, 6004 for an account the member does not have, 6012 for one that is held, 6007 for an amount out of bounds or above the balance, 6012 while turnover
 * is left or when today's count is used up. `authCode` where the second factor is on (`secondFactor.ts`). `quoteId` names the rate that coins are sent
 * at; without it, it is that of the request. 6012 where the quote is over, with the new one as `data`. What would be
 * refused in any case is refused before the password or the code is looked at: neither is spent on it.
 */
export const withdrawCall = defineCall({
  path: '/fd/api/v1/withdraw/new',
  request: z.object({
    accountId: wordSchema,
    amount: amountSchema,
    password: z.string().check(z.regex(/^([0-9a-f]{32})?$/)),
    authCode: z.optional(authCodeSchema),
    quoteId: z.optional(wordSchema),
  }),
  response: withdrawalSchema,
  effect: 'moves-money',
});

/**
 * The member's withdrawals, newest first: one by its id (6004 where it is not the member's), the latest ones, or the one requested under an
 * idempotency key whose answer was lost. An empty list then means that the key never arrived and is closed by asking (decision 25).
 */
export const withdrawalsCall = defineCall({
  path: '/fd/api/v1/withdraw/withdrawOrderInfo',
  request: z.union([
    z.object({ orderId: wordSchema }),
    z.object({ key: idempotencyKeySchema }),
    z.object({ latest: z.int().check(z.minimum(1), z.maximum(50)) }),
  ]),
  response: z.object({ list: z.array(withdrawalSchema) }),
});

/**
 * Cancels a withdrawal while it is pending; answers its state, also where it was decided first.
 *
 * Assumption: the specification names no address for it.
 */
export const cancelWithdrawalCall = defineCall({
  path: '/fd/api/v1/withdraw/cancel',
  request: z.object({ orderId: wordSchema }),
  response: withdrawalSchema,
  effect: 'writes',
});
