import type { Fen } from '@site/shared/money';
import type { CoinRate } from '../coins/coinAmount';

/** How an order is paid, and so which page waits for it. */
export type PaymentKind = 'recharge' | 'transfer' | 'virtual' | 'huione' | 'xnbsk';

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
}

/** What a player wants deposited, and how. */
export interface DepositIntent {
  readonly methodCode: string;
  readonly amount: Fen;
}

/** Where the player is told to pay. `name` is empty where the account has none. */
export interface Payee {
  readonly bank: string;
  readonly name: string;
  readonly account: string;
  readonly remark: string;
}

/** Where coins are to be sent, and how far the chain has come with them. */
export interface CoinPayment {
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  /** A decimal text with two decimals. */
  readonly amount: string;
  readonly rate: CoinRate;
  readonly confirmations: number;
  readonly confirmationsNeeded: number;
}

/** What the player has to do. It is `undefined` once there is nothing to be done any more. */
export type OrderPayment =
  | { readonly kind: 'recharge'; readonly cashierUrl: string | undefined }
  | { readonly kind: 'virtual'; readonly coin: CoinPayment | undefined }
  | { readonly kind: 'transfer'; readonly payee: Payee | undefined }
  | { readonly kind: 'huione' | 'xnbsk'; readonly payee: Payee | undefined };

/** One deposit. `credited`, `closed` and `expired` are final. Times are milliseconds by the server's clock. */
export interface DepositOrder {
  readonly id: string;
  readonly methodCode: string;
  readonly amount: Fen;
  readonly state: 'waiting' | 'credited' | 'closed' | 'expired';
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly creditedAt: number | undefined;
  readonly payment: OrderPayment;
}
