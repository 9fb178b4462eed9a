import type { Fen } from '@site/shared/money';
import type { CoinRate } from '../coins/coinAmount';
import type { PaymentKind } from '../orders/paymentKind';
import type { OrderPromotion } from '../orders/promotion';

/** A way to deposit, with its bounds. */
export interface DepositMethod {
  readonly code: string;
  readonly name: string;
  readonly kind: PaymentKind;
  readonly min: Fen;
  readonly max: Fen;
  readonly quickAmounts: readonly Fen[];
  readonly isOpen: boolean;
  readonly isRecommended: boolean;
  /** It is paid from an account in the member's name. */
  readonly needsPayer: boolean;
  /** The bank, the network or the cashier that takes the payment. */
  readonly channel: string | undefined;
  readonly isFree: boolean;
  /** From the order to its credit, for nine in ten of the newest deposits; `undefined` where too few are known. */
  readonly arrivesWithinSeconds: number | undefined;
}

/** What the platform knows of the member for a payment. */
export interface Customer {
  /** In whose name payments come, masked; empty where none is on file. */
  readonly payer: string;
  /** The code of the method by which the last deposit came. */
  readonly lastMethod: string | undefined;
  /** Coins that belong to no order: a decimal text with two decimals. */
  readonly coins: string;
}

/** What the next deposit brings, where it is chosen with the order; without, it is claimed on the page of its promotion. */
export interface DepositGift {
  readonly id: string;
  readonly kind: 'firstDeposit' | 'againDeposit';
  readonly title: string;
  /** A smaller deposit brings nothing. */
  readonly least: Fen;
  readonly percent: number;
  readonly most: Fen;
  /** How often the gift is staked before anything can be withdrawn. */
  readonly turnoverTimes: number;
}

/** The kind of keyed request that changes coins. */
export const COIN_EXCHANGE = 'coin-exchange';

export interface CoinExchangeIntent {
  readonly quoteId: string;
  readonly coins: string;
}

/** Coins that were changed to the central wallet. */
export interface CoinExchange {
  readonly coins: string;
  readonly amount: Fen;
}

/** The deposit a player asks for. */
export interface DepositIntent {
  readonly methodCode: string;
  readonly amount: Fen;
  /** The id of the chosen promotion; `undefined`: none is wanted. */
  readonly promotion: string | undefined;
}

/** The account to pay to. `name` is empty where the account has none. */
export interface Payee {
  readonly bank: string;
  readonly name: string;
  readonly account: string;
  readonly remark: string;
}

/** The address to send coins to, and how many blocks have confirmed the payment. */
export interface CoinPayment {
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  /** A decimal text with two decimals. */
  readonly amount: string;
  readonly rate: CoinRate;
  readonly confirmations: number;
  readonly confirmationsNeeded: number;
  /** What the payer must know about the chain. */
  readonly notice: string | undefined;
  /** What came while the order waits, less than is due, and what is left of it. */
  readonly part: { readonly received: string; readonly left: string } | undefined;
  /** What went to the member's coins: more than was due, too few until the end, or too late. */
  readonly returned: string | undefined;
}

/** What the player needs to pay. Its details are `undefined` once the order is final. */
export type OrderPayment =
  | { readonly kind: 'recharge'; readonly cashierUrl: string | undefined }
  | { readonly kind: 'virtual'; readonly coin: CoinPayment | undefined }
  | { readonly kind: 'transfer'; readonly payee: Payee | undefined }
  | { readonly kind: 'huione' | 'xnbsk'; readonly payee: Payee | undefined };

/** What the member has paid and misses, and what a person of the operator answers. */
export interface DepositDispute {
  readonly state: 'open' | 'credited' | 'refused';
  readonly at: number;
  /** The name of the picture that was sent. */
  readonly picture: string;
  /** Why it was refused. */
  readonly reason: string | undefined;
}

/** One deposit. `credited` is final; `closed` and `expired` are, unless a dispute finds the money. Times are milliseconds by the server's clock. */
export interface DepositOrder {
  readonly id: string;
  readonly methodCode: string;
  /** What is due; once it is credited, what came. */
  readonly amount: Fen;
  /** What was ordered, where another amount came. */
  readonly orderedAmount: Fen | undefined;
  readonly state: 'waiting' | 'credited' | 'closed' | 'expired';
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly creditedAt: number | undefined;
  /** When the member said that it is paid. */
  readonly claimedAt: number | undefined;
  readonly dispute: DepositDispute | undefined;
  readonly canDispute: boolean;
  readonly promotion: OrderPromotion | undefined;
  readonly payment: OrderPayment;
}
