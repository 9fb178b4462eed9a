import type { Localized } from '../http/localized';
import type { Fen, MemberId, Trx } from '../kernel';
import type { BonusTerms } from './bonusTerms';
import type { BonusTables } from './tables';

const DAY_MS = 24 * 60 * 60_000;

/** Delay between a bonus's expiry and its closing, so that results of its last moment are committed by then. */
export const BONUS_END_AFTER_MS = 60_000;

interface NewGrant {
  readonly transferId: bigint;
  readonly memberId: MemberId;
  readonly promotionId: string;
  readonly title: Localized;
  readonly amount: Fen;
  readonly at: Date;
}

/** Stores the conditions of a bonus in the transaction of its payment. */
export async function recordGrant(
  trx: Trx,
  { transferId, memberId, promotionId, title, amount, at }: NewGrant,
  { times, days, weights }: BonusTerms,
): Promise<void> {
  const expiresAt = at.getTime() + days * DAY_MS;
  await trx
    .withTables<BonusTables>()
    .insertInto('bonus_grant')
    .values({
      transfer_id: transferId,
      member_id: memberId,
      promotion_id: promotionId,
      title: JSON.stringify(title),
      amount,
      times,
      weights: JSON.stringify(weights),
      granted_at: at,
      expires_at: new Date(expiresAt),
      due_at: new Date(expiresAt + BONUS_END_AFTER_MS),
      state: 'open',
      closed_at: null,
      taken_back: null,
    })
    .execute();
}
