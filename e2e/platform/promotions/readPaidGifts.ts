import { sql } from 'kysely';
import type { MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { PaidGift } from './overview';

/** Lists the rewards that promotions have paid a member, including draws, newest first. */
export async function readPaidGifts(reader: Reader, memberId: MemberId, limit: number): Promise<readonly PaidGift[]> {
  const { rows } = await sql<{ id: string; promotion_id: string; reward: bigint; at: Date }>`
    select promotion_id || '/' || period as id, promotion_id, reward, joined_at as at from promotion_joining where member_id = ${memberId}
    union all
    select promotion_id || '/' || key, promotion_id, reward, at from promotion_draw where member_id = ${memberId} and reward > 0
    order by at desc, id limit ${limit}`.execute(reader);
  return rows.map(({ id, promotion_id: promotionId, reward, at }) => ({ id, promotionId, amount: fen(reward), at }));
}
