import type { Reader, Trx } from './db';
import type { Fen } from './fen';
import type { MemberId } from './member';
import type { JackpotTier } from './venueBank';

/**
 * Accounts of the double-entry book. A member has a central account (what the balance shows as available), a held one (what open tickets
 * and withdrawals have taken) and one in each venue they brought money to. A venue has a bank, which pays and takes what rounds are played for and may owe,
 * and jackpot pools. What members have put into red packets waits on `red-packets`. The others are the operator's own. Sign: a positive line puts money into the account.
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
 * `venue-in` and `venue-out` move a member's money between the central wallet and venues; a `round` is played inside one venue, or
 * between it and the central wallet. A
 * `bonus-return` takes a bonus back that was given up or has expired. A `packet-sent` takes what a member puts into a red packet, `packet-claimed` pays
 * a share of it, `packet-returned` gives the rest back. A `withdrawal` holds what is to be paid out, a `withdrawal-return` gives it back, a `withdrawal-payout` pays it.
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
  /** Unique across all time: posting the same key again changes nothing. Convention: `<what>:<id>:<step>`, e.g. `ticket:ab12:hold`. */
  readonly key: string;
  readonly kind: TransferKind;
  /** What the money moved for, e.g. `ticket:ab12`; the trade record and the audit join on it. */
  readonly reference: string;
  /** Their sum is 0. */
  readonly lines: readonly LedgerLine[];
}

/**
 * - `posted`: now, by this call.
 * - `repeated`: earlier, under this key and with the same lines; nothing was changed.
 * - `key-closed`: the key carries a tombstone, nothing will ever be posted under it.
 * - `insufficient`: a member's central balance, or the one in a venue, would have fallen below 0. Nothing was changed and the key stays free.
 */
export type PostingOutcome =
  | { readonly outcome: 'posted'; readonly transferId: string }
  | { readonly outcome: 'repeated'; readonly transferId: string }
  | { readonly outcome: 'key-closed' }
  | { readonly outcome: 'insufficient'; readonly available: Fen };

export interface HoldRequest {
  readonly key: string;
  readonly memberId: MemberId;
  /** Above 0. */
  readonly amount: Fen;
  /** One open hold per reference, e.g. `ticket:ab12`. */
  readonly reference: string;
  /** The kind in the record. Default: `hold`, of a ticket. */
  readonly kind?: 'hold' | 'withdrawal';
}

export interface ReleaseRequest {
  readonly key: string;
  readonly reference: string;
  /** Default: `release`, of a ticket. */
  readonly kind?: 'release' | 'withdrawal-return';
}

export interface PayOutRequest {
  readonly key: string;
  readonly reference: string;
}

export interface SettleRequest {
  readonly key: string;
  readonly reference: string;
  /** Everything the member gets back, the risk included; 0 for a loss. The house pays or takes the difference to the hold. */
  readonly payout: Fen;
}

export interface SplitRequest {
  /** Of an open hold. */
  readonly reference: string;
  /** Becomes a hold of its own; more than nothing, and less than all of it. */
  readonly part: { readonly reference: string; readonly amount: Fen };
}

export interface RestoreRequest {
  readonly key: string;
  readonly reference: string;
}

/** `no-hold`: no hold under this reference is in the state the request needs. */
export type HoldOutcome = PostingOutcome | { readonly outcome: 'no-hold' };

export interface MemberBalance {
  /** Spendable. Below 0 only after a restore (domain rules, "restored"). */
  readonly central: Fen;
  /** Taken by open tickets and withdrawals (`withLockMoney`). */
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
 * The ledger. Every call takes the caller's transaction, so that a ticket and its debit are committed together. Accounts are locked in one
 * fixed order, which makes concurrent calls wait instead of losing an update.
 */
export interface Ledger {
  post(trx: Trx, posting: Posting): Promise<PostingOutcome>;
  /** central → held. */
  hold(trx: Trx, request: HoldRequest): Promise<PostingOutcome>;
  /** held → central, whole; the hold ends. */
  release(trx: Trx, request: ReleaseRequest): Promise<HoldOutcome>;
  /** held → house, house → central (payout); the hold ends. */
  settle(trx: Trx, request: SettleRequest): Promise<HoldOutcome>;
  /** Takes a part of an open hold out of it, to be ended on its own. No money moves. False where there is no open hold with more than that. */
  split(trx: Trx, request: SplitRequest): Promise<boolean>;
  /** held → cashier, whole: the money has left the site; the hold ends. */
  payOut(trx: Trx, request: PayOutRequest): Promise<HoldOutcome>;
  /** Takes a settlement or release back and opens the hold again; may bring the central balance below 0. */
  restore(trx: Trx, request: RestoreRequest): Promise<HoldOutcome>;
  /** Writes a tombstone: nothing will ever be posted under this key. False when something already was. */
  closeKey(trx: Trx, key: string): Promise<boolean>;
  balance(reader: Reader, memberId: MemberId): Promise<MemberBalance>;
  /** The balances in venues, without empty ones; in the order of their names. */
  venueBalances(reader: Reader, memberId: MemberId): Promise<readonly VenueBalance[]>;
  /** Of all venues. */
  poolBalances(reader: Reader): Promise<readonly PoolBalance[]>;
}
