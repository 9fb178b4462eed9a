import type { Fen, MemberId, Trx } from '../kernel';

/** The promotions that a deposit order can choose (`promotions`). */
export interface DepositBonuses {
  /** @throws PlatformError 6012 where the member's next deposit brings nothing of it, or the amount is too small for it */
  mustSuit(trx: Trx, memberId: MemberId, promotionId: string, amount: Fen): Promise<void>;
  /** Before money of the member is moved in a transaction that grants: a claim on the promotion's page takes the same locks in this order. */
  lock(trx: Trx, memberId: MemberId): Promise<void>;
  /** Pays what the credited order brings. Null where it brings nothing any more: it was had before, it has ended, less money came than it takes. */
  grant(trx: Trx, memberId: MemberId, promotionId: string): Promise<Fen | null>;
}
