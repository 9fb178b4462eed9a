import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { FundsTables } from './tables';

/**
 * Returns the amount that a member has ordered since `since`, paid or still waiting, plus the value of exchanged coins
 * that belonged to no order.
 */
export async function readDeposited(reader: Reader, memberId: MemberId, since: Date): Promise<Fen> {
  const tables = reader.withTables<FundsTables>();
  const ordered = await tables
    .selectFrom('deposit_order')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['waiting', 'credited'])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  const changed = await tables
    .selectFrom('coin_transfer')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return fen(ordered.sum + changed.sum);
}
