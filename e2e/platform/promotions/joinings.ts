import { sql } from 'kysely';
import type { Fen, MemberId, Reader, Trx } from '../kernel';
import { fen } from '../kernel';
import type { PromotionTables } from './tables';

export interface Joining {
  readonly memberId: MemberId;
  readonly promotionId: string;
  readonly period: string;
  readonly reward: Fen;
  /** Number of the day in a row of days; null for a promotion that does not pay by days. */
  readonly day: number | null;
  readonly at: Date;
}

export async function findJoining(reader: Reader, memberId: MemberId, promotionId: string, period: string): Promise<Joining | null> {
  const row = await reader
    .withTables<PromotionTables>()
    .selectFrom('promotion_joining')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row === undefined ? null : toJoining(row);
}

/** Finds the member's joins among the wanted pairs of promotion and period. */
export async function findJoinings(
  reader: Reader,
  memberId: MemberId,
  wanted: readonly Pick<Joining, 'promotionId' | 'period'>[],
): Promise<readonly Joining[]> {
  if (wanted.length === 0) return [];
  const rows = await reader
    .withTables<PromotionTables>()
    .selectFrom('promotion_joining')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((where) => where.or(wanted.map(({ promotionId, period }) => where.and({ promotion_id: promotionId, period }))))
    .execute();
  return rows.map(toJoining);
}

export async function readJoinings(reader: Reader, memberId: MemberId, promotionId: string): Promise<readonly Joining[]> {
  const rows = await reader
    .withTables<PromotionTables>()
    .selectFrom('promotion_joining')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .execute();
  return rows.map(toJoining);
}

/**
 * Serializes a member's joins. Take this lock before money is moved beside a join, so that two transactions cannot
 * deadlock.
 */
export async function lockJoinings(trx: Trx, memberId: MemberId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('promotion-joining'), ${memberId})`.execute(trx);
}

/**
 * Records a join. Waits for another transaction that is writing the same row, and returns false when the member has
 * joined in this period.
 */
export async function recordJoining(trx: Trx, { memberId, promotionId, period, reward, day, at }: Joining): Promise<boolean> {
  const inserted = await trx
    .withTables<PromotionTables>()
    .insertInto('promotion_joining')
    .values({ member_id: memberId, promotion_id: promotionId, period, reward, day, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('period')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function promotionReference(promotionId: string): string {
  return `promotion:${promotionId}`;
}

export function promotionKey(promotionId: string, memberId: MemberId, period: string): string {
  return `promotion:${promotionId}:${memberId}:${period}`;
}

function toJoining(row: PromotionTables['promotion_joining']): Joining {
  const { member_id: memberId, promotion_id: promotionId, period, reward, day, joined_at: at } = row;
  return { memberId, promotionId, period, reward: fen(reward), day, at };
}
