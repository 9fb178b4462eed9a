import type { Reader } from './db';
import type { MemberId } from './member';

/** A place a member is paid out to, as a withdrawal keeps it: the whole number never leaves the module that has it. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: 'bank' | 'virtual' | 'alipay';
  /** Of the bank, the network or the wallet, such as `TRC20`. */
  readonly code: string;
  readonly label: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  readonly maskedNumber: string;
  /** From when on money can be withdrawn to it: a new account is held for a while. */
  readonly usableFrom: Date;
}

/** The accounts that members have bound. */
export interface PayoutAccounts {
  /** Null for an id that this member does not have. */
  find(reader: Reader, memberId: MemberId, accountId: string): Promise<PayoutAccount | null>;
}

/** `wrong` counts: after some of them in a row it is `locked`, and then even the right one is not looked at. */
export type PasswordCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'unset' }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly forMs: number };

/** The six figures that a withdrawal asks for. */
export interface WithdrawalPassword {
  isSet(memberId: MemberId): Promise<boolean>;
  /** Guesses of one member are looked at one after the other, so that right ones at the same time are all right. `md5` is what the client sends. */
  check(memberId: MemberId, md5: string): Promise<PasswordCheck>;
}
