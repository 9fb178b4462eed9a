import type { BonusTerms } from '../bonuses/bonusTerms';
import { recordGrant } from '../bonuses/recordGrant';
import type { Localized } from '../http/localized';
import type { Fen, Ledger, MemberId, Trx } from '../kernel';
import { negate } from '../kernel';
import { promotionReference } from './joinings';

interface Bonus {
  /** Idempotency key of the posting; never reused. */
  readonly key: string;
  readonly promotionId: string;
  readonly memberId: MemberId;
  readonly reward: Fen;
  readonly at: Date;
}

/** Title of the promotion, and the terms to meet before the reward can be withdrawn. */
interface Source {
  readonly title: Localized;
  readonly bonus: BonusTerms;
}

/**
 * Posts a reward from the operator's bonus account to the member's central balance, and stores its current terms. The
 * caller has written its own row in the same transaction.
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
