import type { Reader } from './db';
import type { MemberId } from './member';

/** Payout target as stored with a withdrawal. The full number never leaves the module that owns it. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: 'bank' | 'virtual' | 'alipay';
  /** Code of the bank, network or wallet, such as `TRC20`. */
  readonly code: string;
  readonly label: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  readonly maskedNumber: string;
  /** Time from which money can be withdrawn to it, because a new account is on hold for a while. */
  readonly usableFrom: Date;
}

export interface PayoutAccounts {
  /** Returns null for an id that this member does not have. */
  find(reader: Reader, memberId: MemberId, accountId: string): Promise<PayoutAccount | null>;
}

/**
 * Result of a password check. `wrong` counts: several in a row lead to `locked`, and then even the right one is not
 * checked.
 */
export type PasswordCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'unset' }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly forMs: number };

/** Six-digit password for withdrawals. */
export interface WithdrawalPassword {
  isSet(memberId: MemberId): Promise<boolean>;
  /**
   * Checks the MD5 that the client sends. Checks of one member run one after the other, so that concurrent right ones
   * all pass.
   */
  check(memberId: MemberId, md5: string): Promise<PasswordCheck>;
}
