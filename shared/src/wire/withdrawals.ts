import { accountKindSchema } from './accounts';
import { bonusGamesSchema } from './bonuses';
import { defineCall } from '@site/shared/wire/call';
import { amountSchema, emptySchema, idempotencyKeySchema, instantSchema, moneySchema, wordSchema } from '@site/shared/wire/common';
import { authCodeSchema } from './secondFactor';
import { coinAmountSchema, coinQuoteSchema, coinRateSchema } from './funds';
import * as z from '@site/shared/wire/zod';

const count = z.int().check(z.minimum(0));

/** Terms of one kind of account: bounds of one withdrawal, its fee and its usual duration. */
export const withdrawalTermsSchema = z.object({
  kind: accountKindSchema,
  min: amountSchema,
  max: amountSchema,
  /** Percentage of the amount with two decimals; the fee is rounded up to the fen. */
  feeRate: z.string().check(z.regex(/^\d{1,2}\.\d{2}$/)),
  arrivesWithinMinutes: z.int().check(z.minimum(1)),
});
export type WireWithdrawalTerms = z.infer<typeof withdrawalTermsSchema>;

/**
 * Returns the settings of withdrawals. `dailyCount` and `dailyAmount` limit the withdrawals of a member per business
 * day, over all kinds.
 */
export const withdrawSettingsCall = defineCall({
  path: '/fd/api/v1/withdraw/baseCfg/list',
  request: emptySchema,
  response: z.object({ dailyCount: count, dailyAmount: z.optional(amountSchema), list: z.array(withdrawalTermsSchema) }),
});

/**
 * A deposit or bonus whose turnover requirement is not met yet. Stakes count for the one that expires first, then for
 * the earliest.
 */
export const turnoverGrantSchema = z.object({
  kind: z.enum(['deposit', 'bonus']),
  amount: amountSchema,
  /** Turnover that is still missing. */
  left: amountSchema,
  at: instantSchema,
  /** Number of an ordered deposit in the list of orders. */
  orderId: z.optional(z.string()),
  /** Total turnover required. Absent if the platform does not support the field; it equals `amount` then. */
  needed: z.optional(amountSchema),
  /** Id, title, games that count and expiry of a bonus with its own terms (`bonuses.ts`). */
  bonus: z.optional(z.object({ id: z.string(), title: z.string(), games: bonusGamesSchema, expiresAt: instantSchema })),
});

/**
 * Returns the member's withdrawal terms.
 *
 * Assumption: before a withdrawal, the member must stake once all deposits made since the balance was last zero, and
 * meet the requirement of each bonus.
 */
export const withdrawInfoCall = defineCall({
  path: '/fd/api/v1/withdraw/withdrawInfo',
  request: emptySchema,
  response: z.object({
    balance: moneySchema,
    /** Part of the balance that can be withdrawn now; zero while turnover is missing. */
    withdrawable: amountSchema,
    turnoverNeeded: amountSchema,
    turnoverDone: amountSchema,
    /**
     * Up to 20 grants with missing turnover, in the order in which stakes count for them. Together with the later ones
     * they add up to `turnoverNeeded` minus `turnoverDone`.
     */
    grants: z.optional(z.array(turnoverGrantSchema)),
    grantCount: z.optional(count),
    /** Number of withdrawals on this business day, without returned ones. */
    usedToday: count,
    /** Sum of the same withdrawals. */
    usedAmountToday: z.optional(amountSchema),
    hasPassword: z.boolean(),
    /** True when a withdrawal needs the second factor as `authCode`. */
    asksAuthCode: z.optional(z.boolean()),
  }),
});

/**
 * Returns the current coin rate of withdrawals, and the network fee of each one, in coins. With `quote`, both are
 * reserved for the member until the quote expires. The amount sent is the withdrawal at `rate`, rounded down to two
 * decimals, minus `networkFee`.
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
 * One withdrawal. Its amount is reserved from the request on. `paid`, `rejected` and `cancelled` are final; after the
 * last two the money is back in the central wallet.
 */
export const withdrawalSchema = z.object({
  orderId: z.string(),
  state: z.enum(['pending', 'paid', 'rejected', 'cancelled']),
  amount: amountSchema,
  fee: amountSchema,
  /** Amount without the fee, which reaches the account or is converted. */
  arrives: amountSchema,
  /** Amount sent to a coin address, after the network fee, and the rate. */
  coin: z.optional(z.object({ currency: z.literal('USDT'), rate: coinRateSchema, amount: coinAmountSchema })),
  /** Destination as it was at the time of the request. */
  account: z.object({ kind: accountKindSchema, code: z.optional(z.string()), label: z.string(), number: z.string() }),
  createdAt: instantSchema,
  decidedAt: z.optional(instantSchema),
  reason: z.optional(z.string()),
});
export type WireWithdrawal = z.infer<typeof withdrawalSchema>;

/**
 * Requests a withdrawal. `password` is the md5 of the withdrawal password, empty if the site requires none. `authCode`
 * is required if the second factor is enabled (`secondFactor.ts`). `quoteId` fixes the rate for coins; without it, the
 * rate at the time of the request applies.
 *
 * Refused with 6100 if the password is wrong or locked, 6111 if the member has set none, 6004 for an unknown account,
 * 6012 for an account on hold, 6007 for an amount out of bounds or above the balance, 6012 while turnover is missing or
 * when the daily limit is reached, and 6012 if the quote has expired, with a new one as `data`. The other conditions
 * are checked before the password and the code, so that a refused request uses up neither.
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
 * Lists the member's withdrawals, newest first: one by its id (6004 for a withdrawal of another member), the latest
 * ones, or the one requested with an idempotency key whose answer was lost. If the list is empty, that key never
 * arrived, and this request has closed it (decision 25).
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
 * Cancels a pending withdrawal and returns its state, also if it was decided first.
 *
 * Assumption: the specification names no address for this call.
 */
export const cancelWithdrawalCall = defineCall({
  path: '/fd/api/v1/withdraw/cancel',
  request: z.object({ orderId: wordSchema }),
  response: withdrawalSchema,
  effect: 'writes',
});
