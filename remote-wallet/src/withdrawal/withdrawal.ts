import type { Fen, Ratio } from '@site/shared/money';
import type { CoinRate } from '../coins/coinAmount';
import type { CoinQuote } from '../coins/coinQuote';

export type AccountKind = 'bank' | 'virtual' | 'alipay';

export interface PayoutAccount {
  readonly id: string;
  readonly kind: AccountKind;
  /** Code of the bank (`ICBC`) or the network (`TRC20`), or `ALIPAY`. */
  readonly code: string;
  /** Name of the bank, the network or the wallet. */
  readonly label: string;
  /** Account number, masked. */
  readonly number: string;
  readonly isDefault: boolean;
  /** Server time in milliseconds until which a new account is on hold. */
  readonly heldUntil: number | undefined;
}

/** Bounds, fee and speed of withdrawals to one kind of account. */
export interface WithdrawalTerms {
  readonly kind: AccountKind;
  readonly min: Fen;
  readonly max: Fen;
  /** Fee as a share of the amount. */
  readonly feeRate: Ratio;
  readonly arrivesWithinMinutes: number;
}

/** Deposit or bonus of which `left` must still be staked. */
export interface TurnoverGrant {
  readonly kind: 'deposit' | 'bonus';
  readonly amount: Fen;
  readonly left: Fen;
  readonly at: number;
  /** Order number; set only for a deposit. */
  readonly orderId: string | undefined;
  /** Set only for a bonus with its own terms. */
  readonly bonus: { readonly id: string; readonly title: string; readonly expiresAt: number } | undefined;
}

/** Data that decides whether and how much a member can withdraw. */
export interface WithdrawalEligibility {
  /** Central balance. */
  readonly balance: Fen;
  /** Amount that can be withdrawn; 0 while turnover is left. */
  readonly withdrawable: Fen;
  readonly turnoverNeeded: Fen;
  readonly turnoverDone: Fen;
  /**
   * Grants behind the remaining turnover, in the order in which stakes count; the list is truncated when there are
   * many.
   */
  readonly grants: readonly TurnoverGrant[];
  readonly grantCount: number;
  readonly usedToday: number;
  readonly usedAmountToday: Fen;
  readonly hasPassword: boolean;
  /** True when the member's second factor is required. */
  readonly asksAuthCode: boolean;
}

/** Guaranteed rate for a withdrawal in coins, and the network fee. */
export interface CoinTerms {
  readonly currency: string;
  readonly rate: CoinRate;
  readonly networkFee: string;
  /** `undefined` when the platform guarantees no rate: the rate at the time of the request then applies. */
  readonly quote: CoinQuote | undefined;
}

export interface WithdrawalFacts {
  readonly eligibility: WithdrawalEligibility;
  readonly dailyCount: number;
  /** Maximum amount per business day; `undefined` without a limit. */
  readonly dailyAmount: Fen | undefined;
  readonly terms: readonly WithdrawalTerms[];
  readonly accounts: readonly PayoutAccount[];
}

/**
 * Withdrawal a member requests. `passwordHash` is the MD5 of the withdrawal password; empty when the site requires
 * none.
 */
export interface WithdrawalIntent {
  readonly accountId: string;
  readonly amount: Fen;
  readonly passwordHash: string;
  /** Second-factor code; `undefined` when not required. */
  readonly authCode: string | undefined;
  /** Quote of the coin rate; `undefined` for other accounts. */
  readonly quoteId: string | undefined;
}

/**
 * Withdrawal order. The amount is locked while it is pending; all other states are final. Times are server time in
 * milliseconds.
 */
export interface Withdrawal {
  readonly id: string;
  readonly state: 'pending' | 'paid' | 'rejected' | 'cancelled';
  readonly amount: Fen;
  readonly fee: Fen;
  /** Amount after the fee. */
  readonly arrives: Fen;
  /** Amount sent to a coin address, and its rate. */
  readonly coin: { readonly currency: string; readonly amount: string; readonly rate: CoinRate } | undefined;
  readonly account: Pick<PayoutAccount, 'kind' | 'label' | 'number'> & { readonly code: string | undefined };
  readonly createdAt: number;
  readonly decidedAt: number | undefined;
  readonly reason: string | undefined;
}
