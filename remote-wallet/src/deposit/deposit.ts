import type { Fen } from '@site/shared/money';
import type { CoinRate } from '../coins/coinAmount';
import type { PaymentKind } from '../orders/paymentKind';
import type { OrderPromotion } from '../orders/promotion';

export interface DepositMethod {
  readonly code: string;
  readonly name: string;
  readonly kind: PaymentKind;
  readonly min: Fen;
  readonly max: Fen;
  readonly quickAmounts: readonly Fen[];
  readonly isOpen: boolean;
  readonly isRecommended: boolean;
  /** True when the payment comes from an account in the member's name. */
  readonly needsPayer: boolean;
  /** Bank, network or cashier that receives the payment. */
  readonly channel: string | undefined;
  readonly isFree: boolean;
  /** Seconds from order to credit for 90 % of recent deposits; `undefined` when there are too few. */
  readonly arrivesWithinSeconds: number | undefined;
}

/** Payment data of the member known to the platform. */
export interface Customer {
  /** Payer name, masked; empty when none is on file. */
  readonly payer: string;
  /** Method code of the last deposit. */
  readonly lastMethod: string | undefined;
  /** Coins that belong to no order, as a decimal string with two decimals. */
  readonly coins: string;
}

/** Gift of the next deposit that is chosen with the order. Other gifts are claimed on the page of their promotion. */
export interface DepositGift {
  readonly id: string;
  readonly kind: 'firstDeposit' | 'againDeposit';
  readonly title: string;
  /** Minimum deposit; a smaller one earns nothing. */
  readonly least: Fen;
  readonly percent: number;
  readonly most: Fen;
  /** Number of times the gift must be staked before a withdrawal. */
  readonly turnoverTimes: number;
}

/** Name of the keyed request that exchanges coins. */
export const COIN_EXCHANGE = 'coin-exchange';

export interface CoinExchangeIntent {
  readonly quoteId: string;
  readonly coins: string;
}

export interface CoinExchange {
  readonly coins: string;
  readonly amount: Fen;
}

export interface DepositIntent {
  readonly methodCode: string;
  readonly amount: Fen;
  /** Id of the chosen promotion; `undefined` for none. */
  readonly promotion: string | undefined;
}

/** Account to pay to; `name` is empty when the account has none. */
export interface Payee {
  readonly bank: string;
  readonly name: string;
  readonly account: string;
  readonly remark: string;
}

/** Address for the coins, and the number of blocks that confirmed the payment. */
export interface CoinPayment {
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  /** Decimal string with two decimals. */
  readonly amount: string;
  readonly rate: CoinRate;
  readonly confirmations: number;
  readonly confirmationsNeeded: number;
  /** Chain-specific notice for the payer. */
  readonly notice: string | undefined;
  /** Partial payment received while the order waits, and the amount still due. */
  readonly part: { readonly received: string; readonly left: string } | undefined;
  /**
   * Coins credited to the member's coin balance instead: an overpayment, an incomplete payment, or one that came too
   * late.
   */
  readonly returned: string | undefined;
}

/** Payment details for the player; `undefined` once the order is final. */
export type OrderPayment =
  | { readonly kind: 'recharge'; readonly cashierUrl: string | undefined }
  | { readonly kind: 'virtual'; readonly coin: CoinPayment | undefined }
  | { readonly kind: 'transfer'; readonly payee: Payee | undefined }
  | { readonly kind: 'huione' | 'xnbsk'; readonly payee: Payee | undefined };

/** Member's claim that a paid deposit is missing, and the operator's decision. */
export interface DepositDispute {
  readonly state: 'open' | 'credited' | 'refused';
  readonly at: number;
  /** File name of the uploaded picture. */
  readonly picture: string;
  readonly reason: string | undefined;
}

/**
 * Deposit order. `credited` is final; `closed` and `expired` are final unless a dispute finds the money. Times are
 * server time in milliseconds.
 */
export interface DepositOrder {
  readonly id: string;
  readonly methodCode: string;
  /** Amount due; after crediting, the amount received. */
  readonly amount: Fen;
  /** Ordered amount, when a different amount arrived. */
  readonly orderedAmount: Fen | undefined;
  readonly state: 'waiting' | 'credited' | 'closed' | 'expired';
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly creditedAt: number | undefined;
  /** Time at which the member reported the payment. */
  readonly claimedAt: number | undefined;
  readonly dispute: DepositDispute | undefined;
  readonly canDispute: boolean;
  readonly promotion: OrderPromotion | undefined;
  readonly payment: OrderPayment;
}
