import type { BonusTerms } from '../bonuses/bonusTerms';
import { recordGrant } from '../bonuses/recordGrant';
import type { Localized } from '../http/localized';
import type { Fen, Ledger, MemberId, Trx } from '../kernel';
import { negate } from '../kernel';
import { promotionReference } from './joinings';

interface Bonus {
  /** Unique across all time. */
  readonly key: string;
  readonly promotionId: string;
  readonly memberId: MemberId;
  readonly reward: Fen;
  readonly at: Date;
}

/** What is paid it for, and what it asks for before it can be withdrawn. */
interface Source {
  readonly title: Localized;
  readonly bonus: BonusTerms;
}

/**
 * Posts a reward from the operator's bonus account to the member's central one, and keeps what it asks for as it is now. The caller has written its own
 * row in the same transaction.
 */
export async function payBonus(
  ledger: Ledger,
  trx: Trx,
  { key, promotionId, memberId, reward, at }: Bonus,
  { title, bonus }: Source,
): Promise<void> {
  const posting = await ledger.post(trx, {
    key,
    kind: 'bonus',
    reference: promotionReference(promotionId),
    lines: [
      { account: { kind: 'bonus' }, amount: negate(reward) },
      { account: { kind: 'member-central', memberId }, amount: reward },
    ],
  });
  if (posting.outcome !== 'posted') throw new TypeError(`${promotionId} could not be paid to member ${memberId}: ${posting.outcome}`);
  await recordGrant(trx, { transferId: BigInt(posting.transferId), memberId, promotionId, title, amount: reward, at }, bonus);
}
