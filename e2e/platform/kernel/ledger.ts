import type { Reader, Trx } from './db';
import type { Fen } from './fen';
import type { MemberId } from './member';
import type { JackpotTier } from './venueBank';

/**
 * Accounts of the double-entry ledger. A member has a central account (the available balance), a held account (reserved
 * by open tickets and withdrawals) and one in each venue they brought money to. A venue has a bank, which pays and
 * receives the money of rounds and may be negative, and jackpot pools. `red-packets` holds money that members have put
 * into red packets. The other accounts belong to the operator. Sign: a positive line adds money to the account.
 */
export type AccountRef =
  | { readonly kind: 'member-central'; readonly memberId: MemberId }
  | { readonly kind: 'member-held'; readonly memberId: MemberId }
  | { readonly kind: 'member-venue'; readonly memberId: MemberId; readonly enName: string }
  | { readonly kind: 'venue'; readonly enName: string }
  | { readonly kind: 'venue-pool'; readonly enName: string; readonly tier: JackpotTier }
  | { readonly kind: 'house' | 'cashier' | 'bonus' | 'adjustment' | 'red-packets' };

export interface LedgerLine {
  readonly account: AccountRef;
  readonly amount: Fen;
}

/**
 * Kinds of transfers. `venue-in` and `venue-out` move a member's money between the central wallet and venues. A `round`
 * moves money within one venue, or between it and the central wallet. A `bonus-return` takes back a bonus that was
 * given up or has expired. A `packet-sent` takes a member's money for a red packet, `packet-claimed` pays a share of
 * it, `packet-returned` returns the rest. A `withdrawal` reserves the amount, a `withdrawal-return` releases it, a
 * `withdrawal-payout` pays it out.
 */
export type TransferKind =
  | 'deposit'
  | 'bonus'
  | 'bonus-return'
  | 'rebate'
  | 'commission'
  | 'adjustment'
  | 'hold'
  | 'release'
  | 'settle'
  | 'restore'
  | 'venue-in'
  | 'venue-out'
  | 'round'
  | 'packet-sent'
  | 'packet-claimed'
  | 'packet-returned'
  | 'withdrawal'
  | 'withdrawal-return'
  | 'withdrawal-payout';

export interface Posting {
  /**
   * Globally unique key. Posting the same key again changes nothing. Convention: `<what>:<id>:<step>`, e.g.
   * `ticket:ab12:hold`.
   */
  readonly key: string;
  readonly kind: TransferKind;
  /** Subject of the transfer, e.g. `ticket:ab12`. The trade record and the audit join on it. */
  readonly reference: string;
  /** Lines with a sum of 0. */
  readonly lines: readonly LedgerLine[];
}

/**
 * - `posted`: this call has posted it.
 * - `repeated`: it was posted before with this key and the same lines; nothing was changed.
 * - `key-closed`: the key has a tombstone; nothing can ever be posted with it.
 * - `insufficient`: a member's central or venue balance would have fallen below 0. Nothing was changed and the key
 *   stays free.
 */
export type PostingOutcome =
  | { readonly outcome: 'posted'; readonly transferId: string }
  | { readonly outcome: 'repeated'; readonly transferId: string }
  | { readonly outcome: 'key-closed' }
  | { readonly outcome: 'insufficient'; readonly available: Fen };

export interface HoldRequest {
  readonly key: string;
  readonly memberId: MemberId;
  /** Greater than 0. */
  readonly amount: Fen;
  /** Reference of the hold, e.g. `ticket:ab12`. Each can have one open hold. */
  readonly reference: string;
  /** Kind of the transfer. Default: `hold`, for a ticket. */
  readonly kind?: 'hold' | 'withdrawal';
}

export interface ReleaseRequest {
  readonly key: string;
  readonly reference: string;
  /** Kind of the transfer. Default: `release`, for a ticket. */
  readonly kind?: 'release' | 'withdrawal-return';
}

export interface PayOutRequest {
  readonly key: string;
  readonly reference: string;
}

export interface SettleRequest {
  readonly key: string;
  readonly reference: string;
  /**
   * Total amount that the member gets back, including the risk; 0 for a loss. The operator pays or receives the
   * difference from the hold.
   */
  readonly payout: Fen;
}

export interface SplitRequest {
  readonly reference: string;
  /** Part that becomes a separate hold; greater than 0 and less than the whole. */
  readonly part: { readonly reference: string; readonly amount: Fen };
}

export interface RestoreRequest {
  readonly key: string;
  readonly reference: string;
}

/** Outcome of an action on a hold. `no-hold`: no hold with this reference is in the required state. */
export type HoldOutcome = PostingOutcome | { readonly outcome: 'no-hold' };

export interface MemberBalance {
  /** Available money. Below 0 only after a restore (domain rules, "restored"). */
  readonly central: Fen;
  /** Money reserved by open tickets and withdrawals (`withLockMoney`). */
  readonly held: Fen;
}

export interface VenueBalance {
  readonly enName: string;
  readonly balance: Fen;
}

export interface PoolBalance {
  readonly enName: string;
  readonly tier: JackpotTier;
  readonly balance: Fen;
}

/**
 * Ledger. Every call takes the caller's transaction, so that a ticket and its debit are committed together. Accounts
 * are locked in a fixed order, so that concurrent calls wait for each other and no update is lost.
 */
export interface Ledger {
  post(trx: Trx, posting: Posting): Promise<PostingOutcome>;
  /** Moves money from central to held. */
  hold(trx: Trx, request: HoldRequest): Promise<PostingOutcome>;
  /** Moves the whole hold from held to central and ends it. */
  release(trx: Trx, request: ReleaseRequest): Promise<HoldOutcome>;
  /** Moves the hold from held to house, pays the payout from house to central, and ends the hold. */
  settle(trx: Trx, request: SettleRequest): Promise<HoldOutcome>;
  /**
   * Splits a part off an open hold, so that it can be ended separately. No money moves. Returns false when there is no
   * open hold with more than that amount.
   */
  split(trx: Trx, request: SplitRequest): Promise<boolean>;
  /** Moves the whole hold from held to cashier and ends it: the money has left the site. */
  payOut(trx: Trx, request: PayOutRequest): Promise<HoldOutcome>;
  /** Reverses a settlement or release and reopens the hold. The central balance may become negative. */
  restore(trx: Trx, request: RestoreRequest): Promise<HoldOutcome>;
  /**
   * Writes a tombstone, so that nothing can ever be posted with this key. Returns false when something was already
   * posted.
   */
  closeKey(trx: Trx, key: string): Promise<boolean>;
  balance(reader: Reader, memberId: MemberId): Promise<MemberBalance>;
  /** Returns the balances in venues that are not empty, sorted by venue name. */
  venueBalances(reader: Reader, memberId: MemberId): Promise<readonly VenueBalance[]>;
  /** Returns the pools of all venues. */
  poolBalances(reader: Reader): Promise<readonly PoolBalance[]>;
}
