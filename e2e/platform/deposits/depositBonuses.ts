import type { Fen, MemberId, Trx } from '../kernel';

/** Promotions that a deposit order can choose; the folder `promotions` implements it. */
export interface DepositBonuses {
  /**
   * @throws PlatformError 6012 when the promotion does not apply to the member's next deposit, or the amount is too
   * small for it
   */
  mustSuit(trx: Trx, memberId: MemberId, promotionId: string, amount: Fen): Promise<void>;
  /**
   * Takes the locks of a grant. Call it before moving money of the member, because a claim on the promotion's page
   * takes the same locks in this order.
   */
  lock(trx: Trx, memberId: MemberId): Promise<void>;
  /**
   * Pays the promotion's reward for the credited order. Returns null when it no longer applies: it was already granted,
   * it has ended, or too little money was paid.
   */
  grant(trx: Trx, memberId: MemberId, promotionId: string): Promise<Fen | null>;
}
