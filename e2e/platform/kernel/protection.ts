import type { Trx } from './db';
import type { Fen } from './fen';
import type { MemberId } from './member';

/**
 * Protection that members have set for themselves, checked in the transaction of the action. Each check locks the rows
 * that it reads until that transaction ends, before any ledger account, so that of two concurrent requests the second
 * one sees the effect of the first.
 *
 * Each throws PlatformError 6702 during a time-out and 6703 for self-excluded members; those about money throw 6701
 * when a limit is exceeded.
 */
export interface Protection {
  /** Checks a deposit order. */
  mustDeposit(trx: Trx, memberId: MemberId, amount: Fen): Promise<void>;
  /**
   * Checks an exchange of the member's own coins to money. It counts in the deposit limit, because otherwise more money
   * could come in than the limit allows. A time-out or self-exclusion does not prevent it, because members keep access
   * to their money.
   */
  mustChangeCoins(trx: Trx, memberId: MemberId, amount: Fen): Promise<void>;
  /** Checks a stake of a bet or a round. */
  mustStake(trx: Trx, memberId: MemberId, stake: Fen): Promise<void>;
  /** Checks the entry to a venue with real money, and a transfer there. Refuses when no stake would be accepted. */
  mustPlay(trx: Trx, memberId: MemberId): Promise<void>;
  /** Checks promotions, gifts and trials. Limits do not apply. */
  mustTakePart(trx: Trx, memberId: MemberId): Promise<void>;
}
