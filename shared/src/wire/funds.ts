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

/** A way to deposit: its channel, bounds and suggested amounts. */
export const paymentTypeSchema = z.object({
  code: z.string(),
  name: z.string(),
  min: amountSchema,
  max: amountSchema,
  quickAmounts: z.array(amountSchema),
  /** How long an order waits for the money, in seconds. */
  payWithinSeconds: countSchema,
  /** Which waiting page shows the order. */
  waiting: z.enum(['recharge', 'transfer', 'virtual', 'huione', 'xnbsk']),
  state: z.enum(['open', 'maintenance']),
  recommended: z.boolean(),
  /** Paid from an account in the member's name: without a name on file an order is refused (6449). */
  needsPayer: z.optional(z.boolean()),
  /** The bank, the network or the cashier that takes the payment. */
  channel: z.optional(z.string()),
  /** Nothing is kept of a deposit: what is paid is credited whole. */
  isFree: z.optional(z.boolean()),
  /** Seconds from the order within which nine in ten of the newest deposits were credited; absent where too few are known. */
  arrivesWithinSeconds: z.optional(countSchema),
});
export type WirePaymentType = z.infer<typeof paymentTypeSchema>;

export const paymentTypesCall = defineCall({
  path: '/fd/api/v1/payment/types',
  request: emptySchema,
  response: z.object({ list: z.array(paymentTypeSchema) }),
});

/** An amount of a coin, such as USDT: a decimal string with two decimals. */
export const coinAmountSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,12})\.\d{2}$/));

/** RMB for one coin, 4 decimals. */
export const coinRateSchema = z.string().check(z.regex(/^\d{1,3}\.\d{4}$/));

/** Where coins are to be sent for one order, and how far the chain has come with them. Amount and rate are fixed with the order. */
export const coinPaymentSchema = z.object({
  currency: z.literal('USDT'),
  /** The code of the chain, such as `TRC20`. */
  network: z.string(),
  address: z.string(),
  amount: coinAmountSchema,
  rate: coinRateSchema,
  /** Blocks that confirm the payment so far; 0 until it was seen. */
  confirmations: z.int().check(z.minimum(0)),
  confirmationsNeeded: z.int().check(z.minimum(1)),
  /** What the payer must know about the chain, in the language of the request. */
  notice: z.optional(z.string()),
  /** What came while the order waits, and what of the amount is still due. Both or neither. */
  received: z.optional(coinAmountSchema),
  left: z.optional(coinAmountSchema),
  /** What went to the member's coins: more than was due, too few until the end, or too late. */
  returned: z.optional(coinAmountSchema),
});

/** A member says that money which they have paid is missing, with a picture that shows it; a person of the operator answers. */
export const depositDisputeSchema = z.object({
  state: z.enum(['open', 'credited', 'refused']),
  at: instantSchema,
  /** The name of the picture, as the platform keeps it. */
  picture: z.string(),
  answeredAt: z.optional(instantSchema),
  /** Why it was refused. */
  reason: z.optional(z.string()),
});

/** The promotion that was chosen with a deposit: `paid` with its gift, `none` where the order ended without. */
export const orderPromotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['chosen', 'paid', 'none']),
  reward: z.optional(amountSchema),
});

/**
 * One deposit order. The money is credited once, when the cashier reports it; `credited` is final, `closed` and `expired` are but for a dispute by which
 * the operator finds the money.
 */
export const depositOrderSchema = z.object({
  orderId: z.string(),
  type: z.string(),
  /** What is due; once it is credited, what came. */
  amount: amountSchema,
  /** What was ordered, where another amount came. */
  orderedAmount: z.optional(amountSchema),
  state: z.enum(['waiting', 'credited', 'closed', 'expired']),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  creditedAt: z.optional(instantSchema),
  /** When the member said that it is paid. */
  claimedAt: z.optional(instantSchema),
  dispute: z.optional(depositDisputeSchema),
  promotion: z.optional(orderPromotionSchema),
  /** Whether the member may open a dispute now. */
  canDispute: z.optional(z.boolean()),
  /** Which waiting page shows it; what it needs is in one of the next three. */
  waiting: paymentTypeSchema.shape.waiting,
  /** `recharge`: the page of the cashier at which it is paid, for a window of its own. */
  cashierUrl: z.optional(z.string().check(z.regex(/^https?:\/\//))),
  /** `virtual`. */
  coin: z.optional(coinPaymentSchema),
  /** The others: whom to pay, and the remark to give. `name` is empty where there is none. */
  payee: z.optional(z.object({ bank: z.string(), name: z.string(), account: z.string(), remark: z.string() })),
});
export type WireDepositOrder = z.infer<typeof depositOrderSchema>;

/**
 * Orders a deposit. `promotionId` chooses one of `depositGiftsCall`, whose gift is then paid with the credit, once; without it none is. Refused: 6012 for a
 * promotion that the deposit cannot have.
 */
export const payCall = defineCall({
  path: '/fd/api/v1/payment/pay',
  request: z.object({ type: wordSchema, amount: amountSchema, promotionId: z.optional(wordSchema) }),
  response: depositOrderSchema,
  effect: 'moves-money',
});

/** By order id, or by the idempotency key of a `pay` whose answer was lost (`order` is absent where that key never arrived: it is closed by asking). */
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
 * The member says that a waiting order is paid: recorded once, with the time of the first. The order is answered as it is, also where it is final or its
 * time is over and nothing is told any more; 6004 where it is not the member's.
 *
 * Assumption: the specification names no address for it.
 */
export const claimPaidCall = defineCall({
  path: '/fd/api/v1/payment/claimPaid',
  request: z.object({ orderId: wordSchema }),
  response: depositOrderSchema,
  effect: 'writes',
});

/**
 * The member says that a paid order is missing its money, with a picture of the payment: of an order that waits once it was claimed as paid, of a
 * closed or expired one for seven days. An order has one dispute: sent again, it is answered as it is. Refused: 6012 before or after its time, 6010 for
 * what is no picture, 6004 where the order is not the member's.
 *
 * Assumption: the specification names no address for it.
 */
export const disputeOrderCall = defineCall({
  path: '/fd/api/v1/payment/disputeOrder',
  request: z.object({ orderId: wordSchema, ...sentPictureSchema.shape }),
  response: depositOrderSchema,
  effect: 'writes',
});

/** At what rate coins of the member are changed, and until when. */
export const coinQuoteSchema = z.object({ quoteId: z.string(), rate: coinRateSchema, expiresAt: instantSchema });

/** What a coin is worth for deposits now; an order keeps the rate it was made at. With `quote`, the rate is kept for the member for a while. */
export const transferRateCall = defineCall({
  path: '/fd/api/v1/transfer/getTransferRate',
  request: z.object({ currency: z.literal('USDT'), quote: z.optional(z.literal(true)) }),
  response: z.object({ currency: z.literal('USDT'), rate: coinRateSchema, quote: z.optional(coinQuoteSchema) }),
});

/** Coins of the member that were changed to the central wallet. */
const coinTransferSchema = z.object({
  transferId: z.string(),
  coins: coinAmountSchema,
  rate: coinRateSchema,
  amount: amountSchema,
});

/**
 * Changes coins of the member to the central wallet at a quoted rate, a begun fen not counted. Refused: 6012 where the quote is over, with the new
 * one as `data`; 6007 for more coins than there are, or too few for one fen.
 */
export const utcTransferCall = defineCall({
  path: '/fd/api/v1/transfer/utcTransfer',
  request: z.object({ quoteId: wordSchema, coins: coinAmountSchema }),
  response: coinTransferSchema,
  effect: 'moves-money',
});

/**
 * The transfer of coins made under a key whose answer was lost. `transfer` is absent where the key never arrived: it is closed by asking.
 *
 * Assumption: the specification names no address for it.
 */
export const utcTransferOutcomeCall = defineCall({
  path: '/fd/api/v1/transfer/utcTransferOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ transfer: z.optional(coinTransferSchema) }),
});

/** The code that the payer puts into the note of a payment, by which the money finds its order. The same one whenever it is asked for. */
export const createSignalCodeCall = defineCall({
  path: '/fd/api/v1/payment/createSignalCode',
  request: z.object({ orderId: wordSchema }),
  response: z.object({ code: z.string() }),
  effect: 'writes',
});

/**
 * What the member's next deposit brings: a gift that is chosen with the order, or claimed on the page of its promotion once the deposit is credited.
 *
 * Assumption: the specification names no address for it.
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
        /** A smaller deposit brings nothing. */
        least: amountSchema,
        /** Of the deposit, cut to the fen, and at most `most`. */
        percent: z.int().check(z.minimum(1), z.maximum(100)),
        most: amountSchema,
        /** How often the gift is staked before anything can be withdrawn. */
        turnoverTimes: countSchema,
      }),
    ),
  }),
});

/** What is known of the member for a payment. */
export const customerInfoCall = defineCall({
  path: '/fd/api/v1/payment/getCustomerInfo',
  request: emptySchema,
  response: z.object({
    /** In whose name payments come, masked; empty where none is on file. */
    payer: z.string(),
    /** The type of the last deposit that was credited. */
    lastType: z.optional(z.string()),
    /** Coins that came outside of an order: too late, too few, or more than was due. They are changed by `utcTransferCall`. */
    coins: coinAmountSchema,
  }),
});

/** One line of the member's money history. A withdrawal that was returned appears a second time, with a plus. `amount` carries its sign. */
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
  /** How a deposit was paid, where a withdrawal went to, the venue or the promotion; absent where there is none of them. */
  method: z.optional(z.string()),
});

/** A line is named by its number. */
const lineNumberSchema = z.string().check(z.regex(/^\d{1,18}$/));

/**
 * The member's money history of the last three months, newest first: all of it, or of one kind, of the business days `from` to `to` (both included), or
 * what one number is about: that of an order or a ticket, or of a line. `moneyIn` and `moneyOut` are the sums of all that fits, not of the page alone;
 * `days` are those of the page, each with the sums of the whole day. `next` asks for the page of older lines (`before`), `previous` for that of newer ones (`after`);
 * either is absent where there are none.
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
 * What the member had at the end of each of the last business days, today (as it is now) included, the oldest first; days before their first money are
 * absent. From the book; the three together are the total assets of the day.
 *
 * Assumption: the specification names no address for it.
 */
export const balanceDaysCall = defineCall({
  path: '/fd/api/v1/transactions/queryBalanceDays',
  request: z.object({ days: z.int().check(z.minimum(2), z.maximum(92)) }),
  response: z.object({ list: z.array(z.object({ day: daySchema, central: moneySchema, inVenues: amountSchema, locked: amountSchema })) }),
});

/**
 * What locks money, the newest first and fifty at most: open bets and withdrawals that are not decided. `total` is the sum of all, the same as
 * `lockMoney` of the balance.
 *
 * Assumption: the specification names no address for it.
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
