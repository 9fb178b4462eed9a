import type { Fen, Ledger, MemberId, Trx } from '../kernel';
import { negate } from '../kernel';
import { promotionReference } from './joinings';

interface Bonus {
  /** Unique across all time. */
  readonly key: string;
  readonly promotionId: string;
  readonly memberId: MemberId;
  readonly reward: Fen;
}

/** Posts a reward from the operator's bonus account to the member's central one. The caller has written its own row in the same transaction. */
export async function payBonus(ledger: Ledger, trx: Trx, { key, promotionId, memberId, reward }: Bonus): Promise<void> {
  const { outcome } = await ledger.post(trx, {
    key,
    kind: 'bonus',
    reference: promotionReference(promotionId),
    lines: [
      { account: { kind: 'bonus' }, amount: negate(reward) },
      { account: { kind: 'member-central', memberId }, amount: reward },
    ],
  });
  if (outcome !== 'posted') throw new TypeError(`${promotionId} could not be paid to member ${memberId}: ${outcome}`);
}
