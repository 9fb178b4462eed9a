import type { Fen, Ratio } from '@site/shared/money';
import type { CoinRate } from '../coins/coinAmount';

export type AccountKind = 'bank' | 'virtual' | 'alipay';

/** Where a member can be paid out to. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: AccountKind;
  /** The bank, the network or the wallet. */
  readonly label: string;
  /** Masked. */
  readonly number: string;
  readonly isDefault: boolean;
}

/** What a kind of account takes. */
export interface WithdrawalTerms {
  readonly kind: AccountKind;
  readonly min: Fen;
  readonly max: Fen;
  /** Share of the amount. */
  readonly feeRate: Ratio;
  readonly arrivesWithinMinutes: number;
}

/** How the member stands. */
export interface Standing {
  /** The central balance. */
  readonly balance: Fen;
  /** Nothing while turnover is left. */
  readonly withdrawable: Fen;
  readonly turnoverNeeded: Fen;
  readonly turnoverDone: Fen;
  readonly usedToday: number;
  readonly hasPassword: boolean;
}

/** What coins are worth now, and what the network takes of each withdrawal, in coins. */
export interface CoinTerms {
  readonly currency: string;
  readonly rate: CoinRate;
  readonly networkFee: string;
}

/** Everything the form is made of. */
export interface WithdrawalFacts {
  readonly standing: Standing;
  readonly dailyCount: number;
  readonly terms: readonly WithdrawalTerms[];
  readonly accounts: readonly PayoutAccount[];
  readonly coin: CoinTerms;
}

/** What a member wants paid out. `passwordHash` is the md5 of the withdrawal password; empty where the site asks for none. */
export interface WithdrawalIntent {
  readonly accountId: string;
  readonly amount: Fen;
  readonly passwordHash: string;
}

/** One withdrawal; its amount is held while it is pending. The other states are final. Times are milliseconds by the server's clock. */
export interface Withdrawal {
  readonly id: string;
  readonly state: 'pending' | 'paid' | 'rejected' | 'cancelled';
  readonly amount: Fen;
  readonly fee: Fen;
  /** The amount without the fee. */
  readonly arrives: Fen;
  /** What is sent to a coin address. */
  readonly coin: { readonly currency: string; readonly amount: string } | undefined;
  readonly account: { readonly kind: AccountKind; readonly label: string; readonly number: string };
  readonly createdAt: number;
  readonly decidedAt: number | undefined;
  /** Why it was rejected, in the operator's words. */
  readonly reason: string | undefined;
}
