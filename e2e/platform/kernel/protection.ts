import type { Trx } from './db';
import type { Fen } from './fen';
import type { MemberId } from './member';

/**
 * What members have set to protect themselves, asked in the transaction of what it is about. Each question locks what it reads until that transaction
 * ends, before any account of the ledger: of two requests at once the second sees what the first one took.
 *
 * Each throws PlatformError 6702 in a time-out and 6703 for who has excluded themselves; those about money 6701 where a limit does not reach.
 */
export interface Protection {
  /** Money ordered in. */
  mustDeposit(trx: Trx, memberId: MemberId, amount: Fen): Promise<void>;
  /**
   * Coins of the member's own that become money to play with: they count in the limit of deposits, or more could come in than it says. A time-out and an
   * exclusion do not refuse them, since a member's money stays within reach.
   */
  mustChangeCoins(trx: Trx, memberId: MemberId, amount: Fen): Promise<void>;
  /** A stake of a bet or a round. */
  mustStake(trx: Trx, memberId: MemberId, stake: Fen): Promise<void>;
  /** Entering a venue with real money, or bringing some there: refused where no stake would be taken. */
  mustPlay(trx: Trx, memberId: MemberId): Promise<void>;
  /** Promotions, gifts and trials: limits do not matter. */
  mustTakePart(trx: Trx, memberId: MemberId): Promise<void>;
}
