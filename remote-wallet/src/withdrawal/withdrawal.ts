import type { Fen, Ratio } from '@site/shared/money';
import type { CoinRate } from '../coins/coinAmount';
import type { CoinQuote } from '../coins/coinQuote';

export type AccountKind = 'bank' | 'virtual' | 'alipay';

/** An account of the member that withdrawals are paid to. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: AccountKind;
  /** Of the bank (`ICBC`) or the network (`TRC20`), or `ALIPAY`. */
  readonly code: string;
  /** The bank, the network or the wallet. */
  readonly label: string;
  /** Masked. */
  readonly number: string;
  readonly isDefault: boolean;
  /** While the account is new: from when on it can be used, in milliseconds by the server's clock. */
  readonly heldUntil: number | undefined;
}

/** The bounds, fee and speed of withdrawals to one kind of account. */
export interface WithdrawalTerms {
  readonly kind: AccountKind;
  readonly min: Fen;
  readonly max: Fen;
  /** Share of the amount. */
  readonly feeRate: Ratio;
  readonly arrivesWithinMinutes: number;
}

/** A deposit or bonus of which `left` is still to be staked. */
export interface TurnoverGrant {
  readonly kind: 'deposit' | 'bonus';
  readonly amount: Fen;
  readonly left: Fen;
  readonly at: number;
  /** Of a deposit: the number of its order. */
  readonly orderId: string | undefined;
  /** Of a bonus with terms of its own. */
  readonly bonus: { readonly id: string; readonly title: string; readonly expiresAt: number } | undefined;
}

/** What decides whether and how much a member can withdraw. */
export interface WithdrawalEligibility {
  /** The central balance. */
  readonly balance: Fen;
  /** 0 while turnover is left. */
  readonly withdrawable: Fen;
  readonly turnoverNeeded: Fen;
  readonly turnoverDone: Fen;
  /** What the turnover left is for, in the order in which stakes count; not all of it where there is much. */
  readonly grants: readonly TurnoverGrant[];
  readonly grantCount: number;
  readonly usedToday: number;
  readonly usedAmountToday: Fen;
  readonly hasPassword: boolean;
  /** Whether the member's second factor is asked for. */
  readonly asksAuthCode: boolean;
}

/** The rate that is kept for a withdrawal in coins, and what the network takes of it. */
export interface CoinTerms {
  readonly currency: string;
  readonly rate: CoinRate;
  readonly networkFee: string;
  /** `undefined` where the platform keeps none: the withdrawal then takes the rate of its request. */
  readonly quote: CoinQuote | undefined;
}

/** Everything the form shows and checks against. */
export interface WithdrawalFacts {
  readonly eligibility: WithdrawalEligibility;
  readonly dailyCount: number;
  /** The most per business day; `undefined` where the platform sets none. */
  readonly dailyAmount: Fen | undefined;
  readonly terms: readonly WithdrawalTerms[];
  readonly accounts: readonly PayoutAccount[];
}

/** The withdrawal a member asks for. `passwordHash` is the md5 of the withdrawal password; empty where the site asks for none. */
export interface WithdrawalIntent {
  readonly accountId: string;
  readonly amount: Fen;
  readonly passwordHash: string;
  /** Of the second factor; `undefined` where it is not asked for. */
  readonly authCode: string | undefined;
  /** At which rate coins are sent; `undefined` for other accounts. */
  readonly quoteId: string | undefined;
}

/** The amount is locked while the withdrawal is pending. The other states are final. Times are milliseconds by the server's clock. */
export interface Withdrawal {
  readonly id: string;
  readonly state: 'pending' | 'paid' | 'rejected' | 'cancelled';
  readonly amount: Fen;
  readonly fee: Fen;
  /** The amount without the fee. */
  readonly arrives: Fen;
  /** The amount sent to a coin address, and the rate. */
  readonly coin: { readonly currency: string; readonly amount: string; readonly rate: CoinRate } | undefined;
  readonly account: Pick<PayoutAccount, 'kind' | 'label' | 'number'> & { readonly code: string | undefined };
  readonly createdAt: number;
  readonly decidedAt: number | undefined;
  /** The operator's reason for a rejection. */
  readonly reason: string | undefined;
}
