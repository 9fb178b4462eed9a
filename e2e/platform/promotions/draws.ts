import { sql } from 'kysely';
import type { Fen, MemberId, Trx } from '../kernel';
import { fen } from '../kernel';
import type { DrawPrize } from './rules/draw';
import type { DrawsView } from './participation';
import type { PromotionTables } from './tables';

const LATEST_SHOWN = 10;

export interface DrawKey {
  readonly memberId: MemberId;
  readonly promotionId: string;
  readonly key: string;
}

/** Serializes a member's draws and reads of their outcome until the transaction ends. */
export async function lockDraws(trx: Trx, memberId: MemberId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('promotion-draw'), ${memberId}::integer)`.execute(trx);
}

/** @param number ordinal of the draw in the day, from 1 */
export async function recordDraw(
  trx: Trx,
  { memberId, promotionId, key }: DrawKey,
  { day, number, prize, at }: { readonly day: string; readonly number: number; readonly prize: DrawPrize; readonly at: Date },
): Promise<void> {
  const facts = { business_day: day, number, prize_id: prize.id, reward: prize.amount, at };
  await trx
    .withTables<PromotionTables>()
    .insertInto('promotion_draw')
    .values({ member_id: memberId, promotion_id: promotionId, key, ...facts })
    .execute();
}

/** Returns how many draws of the day are used, and the latest ones. */
export async function readDraws(
  trx: Trx,
  { memberId, promotionId, day }: { readonly memberId: MemberId; readonly promotionId: string; readonly day: string },
): Promise<Pick<DrawsView, 'used' | 'latest'>> {
  const rows = await trx
    .withTables<PromotionTables>()
    .selectFrom('promotion_draw')
    .select(['prize_id', 'reward', 'at'])
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .where('business_day', '=', day)
    .orderBy('number', 'desc')
    .execute();
  const latest = rows.map(({ prize_id: prizeId, reward, at }) => ({ prizeId, reward: fen(reward), at }));
  return { used: latest.length, latest: latest.slice(0, LATEST_SHOWN) };
}

/** Returns the prize drawn with this key; null when there was no draw. */
export async function findDraw(
  trx: Trx,
  { memberId, promotionId, key }: DrawKey,
): Promise<{ readonly id: string; readonly amount: Fen } | null> {
  const row = await trx
    .withTables<PromotionTables>()
    .selectFrom('promotion_draw')
    .select(['prize_id', 'reward'])
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.prize_id, amount: fen(row.reward) };
}

export async function readDrawRewards(trx: Trx): Promise<ReadonlyArray<{ readonly promotion_id: string; readonly reward: Fen }>> {
  const rows = await trx.withTables<PromotionTables>().selectFrom('promotion_draw').select(['promotion_id', 'reward']).execute();
  return rows.flatMap(({ promotion_id, reward }) => (reward === 0n ? [] : [{ promotion_id, reward: fen(reward) }]));
}
