import { defineCall } from '@site/shared/wire/call';
import {
  amountSchema,
  countSchema,
  daySchema,
  emptySchema,
  idempotencyKeySchema,
  instantSchema,
  moneySchema,
  pageRequestSchema,
  wordSchema,
} from '@site/shared/wire/common';
import { sentPictureSchema } from './picture';
import * as z from '@site/shared/wire/zod';

export const paymentTypeSchema = z.object({
  code: z.string(),
  name: z.string(),
  min: amountSchema,
  max: amountSchema,
  quickAmounts: z.array(amountSchema),
  /** Time that an order waits for the money, in seconds. */
  payWithinSeconds: countSchema,
  /** Waiting page that shows the order. */
  waiting: z.enum(['recharge', 'transfer', 'virtual', 'huione', 'xnbsk']),
  state: z.enum(['open', 'maintenance']),
  recommended: z.boolean(),
  /**
   * Set when the payment comes from an account in the member's name. Without a real name on file, an order is refused
   * (6449).
   */
  needsPayer: z.optional(z.boolean()),
  /** Bank, network or cashier that receives the payment. */
  channel: z.optional(z.string()),
  /** Set when there is no fee and the full payment is credited. */
  isFree: z.optional(z.boolean()),
  /**
   * Seconds from the order within which nine in ten of the latest deposits were credited. Absent if there are too few
   * of them.
   */
  arrivesWithinSeconds: z.optional(countSchema),
});
export type WirePaymentType = z.infer<typeof paymentTypeSchema>;

export const paymentTypesCall = defineCall({
  path: '/fd/api/v1/payment/types',
  request: emptySchema,
  response: z.object({ list: z.array(paymentTypeSchema) }),
});

/** Amount in a coin such as USDT: a decimal string with two decimals. */
export const coinAmountSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,12})\.\d{2}$/));

/** RMB per coin, with 4 decimals. */
export const coinRateSchema = z.string().check(z.regex(/^\d{1,3}\.\d{4}$/));

/**
 * Coin address of one order, and the progress of the payment on the chain. Amount and rate are fixed when the order is
 * made.
 */
export const coinPaymentSchema = z.object({
  currency: z.literal('USDT'),
  /** Code of the chain, such as `TRC20`. */
  network: z.string(),
  address: z.string(),
  amount: coinAmountSchema,
  rate: coinRateSchema,
  /** Blocks that confirm the payment so far; 0 until the payment is detected. */
  confirmations: z.int().check(z.minimum(0)),
  confirmationsNeeded: z.int().check(z.minimum(1)),
  /** Notes on the chain for the payer, in the language of the request. */
  notice: z.optional(z.string()),
  /** Amount received while the order waits, and the amount still due. Both are present or neither. */
  received: z.optional(coinAmountSchema),
  left: z.optional(coinAmountSchema),
  /**
   * Amount credited to the member's coins instead: an overpayment, an underpayment at the end of the order, or a late
   * payment.
   */
  returned: z.optional(coinAmountSchema),
});

/** A member's report, with a picture as proof, that a payment was not credited. A person at the operator answers it. */
export const depositDisputeSchema = z.object({
  state: z.enum(['open', 'credited', 'refused']),
  at: instantSchema,
  /** Name of the picture, as the platform stores it. */
  picture: z.string(),
  answeredAt: z.optional(instantSchema),
  reason: z.optional(z.string()),
});

/**
 * The promotion that was chosen with a deposit: `paid` together with its gift, `none` if the order ended without a
 * gift.
 */
export const orderPromotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['chosen', 'paid', 'none']),
  reward: z.optional(amountSchema),
});

/**
 * One deposit order. The money is credited once, when the cashier reports the payment. `credited` is final; `closed`
 * and `expired` are final unless a dispute shows that the operator received the money.
 */
export const depositOrderSchema = z.object({
  orderId: z.string(),
  type: z.string(),
  /** Amount due; once credited, the amount received. */
  amount: amountSchema,
  /** Ordered amount, if a different amount was received. */
  orderedAmount: z.optional(amountSchema),
  state: z.enum(['waiting', 'credited', 'closed', 'expired']),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  creditedAt: z.optional(instantSchema),
  /** Time at which the member reported the order as paid. */
  claimedAt: z.optional(instantSchema),
  dispute: z.optional(depositDisputeSchema),
  promotion: z.optional(orderPromotionSchema),
  /** True when the member may open a dispute now. */
  canDispute: z.optional(z.boolean()),
  /** Waiting page that shows the order. One of the next three fields has its data. */
  waiting: paymentTypeSchema.shape.waiting,
  /** The cashier's payment page, which opens in a window of its own. Present if `waiting` is `recharge`. */
  cashierUrl: z.optional(z.string().check(z.regex(/^https?:\/\//))),
  /** Present if `waiting` is `virtual`. */
  coin: z.optional(coinPaymentSchema),
  /** The payee, and the remark to enter. Present for the other waiting pages. `name` is empty if the payee has none. */
  payee: z.optional(z.object({ bank: z.string(), name: z.string(), account: z.string(), remark: z.string() })),
});
export type WireDepositOrder = z.infer<typeof depositOrderSchema>;

/**
 * Orders a deposit. `promotionId` chooses one of `depositGiftsCall`, whose gift is paid once, together with the credit;
 * without it no gift is paid. Refused with 6012 if the promotion does not apply to the deposit.
 */
export const payCall = defineCall({
  path: '/fd/api/v1/payment/pay',
  request: z.object({ type: wordSchema, amount: amountSchema, promotionId: z.optional(wordSchema) }),
  response: depositOrderSchema,
  effect: 'moves-money',
});

/**
 * Returns an order by its id, or by the idempotency key of a `pay` whose answer was lost. If that key never arrived,
 * `order` is absent and the request has closed the key.
 */
export const depositOrderStatusCall = defineCall({
  path: '/fd/api/v1/payment/getDepositOrderStatus',
  request: z.union([z.object({ orderId: wordSchema }), z.object({ key: idempotencyKeySchema })]),
  response: z.object({ order: z.optional(depositOrderSchema) }),
});

export const closeOrderCall = defineCall({
  path: '/fd/api/v1/payment/closeOrder',
  request: z.object({ orderId: wordSchema }),
  response: depositOrderSchema,
  effect: 'writes',
});

/**
 * Reports a waiting order as paid. Only the first report is recorded, with its time. The answer is the order in its
 * current state, also if it is final or expired and nothing is recorded any more. Refused with 6004 for an order of
 * another member.
 *
 * Assumption: the specification names no address for this call.
 */
export const claimPaidCall = defineCall({
  path: '/fd/api/v1/payment/claimPaid',
  request: z.object({ orderId: wordSchema }),
  response: depositOrderSchema,
  effect: 'writes',
});

/**
 * Reports that the money of a paid order is missing, with a picture of the payment. A waiting order must be reported as
 * paid first; a closed or expired one can be disputed for seven days. An order has one dispute, and a repeated call
 * returns it unchanged. Refused with 6012 outside of that time, with 6010 if the file is not a picture, and with 6004
 * for an order of another member.
 *
 * Assumption: the specification names no address for this call.
 */
export const disputeOrderCall = defineCall({
  path: '/fd/api/v1/payment/disputeOrder',
  request: z.object({ orderId: wordSchema, ...sentPictureSchema.shape }),
  response: depositOrderSchema,
  effect: 'writes',
});

/** Exchange rate for the member's coins, and its expiry. */
export const coinQuoteSchema = z.object({ quoteId: z.string(), rate: coinRateSchema, expiresAt: instantSchema });

/**
 * Returns the current coin rate for deposits; an order keeps the rate at which it was made. With `quote`, the rate is
 * reserved for the member until it expires.
 */
export const transferRateCall = defineCall({
  path: '/fd/api/v1/transfer/getTransferRate',
  request: z.object({ currency: z.literal('USDT'), quote: z.optional(z.literal(true)) }),
  response: z.object({ currency: z.literal('USDT'), rate: coinRateSchema, quote: z.optional(coinQuoteSchema) }),
});

/** A conversion of the member's coins to the central wallet. */
const coinTransferSchema = z.object({
  transferId: z.string(),
  coins: coinAmountSchema,
  rate: coinRateSchema,
  amount: amountSchema,
});

/**
 * Converts the member's coins to the central wallet at a quoted rate, rounded down to the fen. Refused with 6012 if the
 * quote has expired, with a new one as `data`, and with 6007 for more coins than the member has, or for less than one
 * fen.
 */
export const utcTransferCall = defineCall({
  path: '/fd/api/v1/transfer/utcTransfer',
  request: z.object({ quoteId: wordSchema, coins: coinAmountSchema }),
  response: coinTransferSchema,
  effect: 'moves-money',
});

/**
 * Returns the coin conversion made with a key whose answer was lost. If the key never arrived, `transfer` is absent and
 * the request has closed the key.
 *
 * Assumption: the specification names no address for this call.
 */
export const utcTransferOutcomeCall = defineCall({
  path: '/fd/api/v1/transfer/utcTransferOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ transfer: z.optional(coinTransferSchema) }),
});

/**
 * Returns the code that the payer enters as the note of a payment, so that the platform can match it to its order.
 * Every call returns the same code.
 */
export const createSignalCodeCall = defineCall({
  path: '/fd/api/v1/payment/createSignalCode',
  request: z.object({ orderId: wordSchema }),
  response: z.object({ code: z.string() }),
  effect: 'writes',
});

/**
 * Lists the gifts for the member's next deposit. A gift is either chosen with the order, or claimed on the page of its
 * promotion after the deposit is credited.
 *
 * Assumption: the specification names no address for this call.
 */
export const depositGiftsCall = defineCall({
  path: '/fd/api/v1/payment/gifts',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['firstDeposit', 'againDeposit']),
        title: z.string(),
        /** Minimum deposit for the gift. */
        least: amountSchema,
        /** Percentage of the deposit, rounded down to the fen and limited to `most`. */
        percent: z.int().check(z.minimum(1), z.maximum(100)),
        most: amountSchema,
        /** Number of times that the gift must be staked before a withdrawal. */
        turnoverTimes: countSchema,
      }),
    ),
  }),
});

/** Returns the member's data for a payment. */
export const customerInfoCall = defineCall({
  path: '/fd/api/v1/payment/getCustomerInfo',
  request: emptySchema,
  response: z.object({
    /** Masked name of the payer; empty if none is on file. */
    payer: z.string(),
    lastType: z.optional(z.string()),
    /** Coins received outside of an order: late, too few, or more than was due. `utcTransferCall` converts them. */
    coins: coinAmountSchema,
  }),
});

/**
 * One line of the member's transaction history. A returned withdrawal appears a second time with a positive amount.
 * `amount` carries its sign.
 */
export const dealRecordSchema = z.object({
  id: z.string(),
  kind: z.enum([
    'deposit',
    'withdrawal',
    'transfer-in',
    'transfer-out',
    'bet',
    'settlement',
    'release',
    'bonus',
    'rebate',
    'commission',
    'red-packet',
    'withdrawal-return',
    'adjustment',
  ]),
  amount: moneySchema,
  balanceAfter: moneySchema,
  at: instantSchema,
  reference: z.string(),
  /** Deposit method, destination of a withdrawal, venue or promotion. Absent if none applies. */
  method: z.optional(z.string()),
});

/** Number of a line, which identifies it. */
const lineNumberSchema = z.string().check(z.regex(/^\d{1,18}$/));

/**
 * Lists the member's transaction history of the last three months, newest first. Filters: one kind, the business days
 * `from` to `to` (both inclusive), or one number (of an order, a ticket or a line). `moneyIn` and `moneyOut` are the
 * sums of all matching lines, not only of the page; `days` are the days of the page, each with the sums of the whole
 * day. `next` is the cursor for older lines (`before`), `previous` that for newer ones (`after`); each is absent if
 * there are none.
 */
export const dealRecordCall = defineCall({
  path: '/fd/api/v1/transactions/queryDealRecord',
  request: z.object({
    ...pageRequestSchema.shape,
    kind: z.optional(dealRecordSchema.shape.kind),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    number: z.optional(wordSchema),
    before: z.optional(lineNumberSchema),
    after: z.optional(lineNumberSchema),
  }),
  response: z.object({
    total: countSchema,
    list: z.array(dealRecordSchema),
    moneyIn: z.optional(amountSchema),
    moneyOut: z.optional(amountSchema),
    days: z.optional(z.array(z.object({ day: daySchema, moneyIn: amountSchema, moneyOut: amountSchema }))),
    next: z.optional(lineNumberSchema),
    previous: z.optional(lineNumberSchema),
  }),
});

/**
 * Returns the member's balances at the end of each of the last business days, including today as it is now, the oldest
 * first. Days before the member's first transaction are absent. The figures come from the ledger; the three together
 * are the total assets of the day.
 *
 * Assumption: the specification names no address for this call.
 */
export const balanceDaysCall = defineCall({
  path: '/fd/api/v1/transactions/queryBalanceDays',
  request: z.object({ days: z.int().check(z.minimum(2), z.maximum(92)) }),
  response: z.object({ list: z.array(z.object({ day: daySchema, central: moneySchema, inVenues: amountSchema, locked: amountSchema })) }),
});

/**
 * Lists what reserves money, the newest first and at most fifty: open bets and undecided withdrawals. `total` is the
 * sum of all of them and equals `lockMoney` of the balance.
 *
 * Assumption: the specification names no address for this call.
 */
export const lockedMoneyCall = defineCall({
  path: '/fd/api/v1/transactions/queryLockMoney',
  request: emptySchema,
  response: z.object({
    count: countSchema,
    total: amountSchema,
    list: z.array(z.object({ kind: z.enum(['bet', 'withdrawal']), number: z.string(), amount: amountSchema, at: instantSchema })),
  }),
});
