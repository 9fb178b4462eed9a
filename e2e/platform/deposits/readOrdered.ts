import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { FundsTables } from './tables';

/** What a member has ordered from `since` on, paid or still to be paid. */
export async function readOrdered(reader: Reader, memberId: MemberId, since: Date): Promise<Fen> {
  const { sum } = await reader
    .withTables<FundsTables>()
    .selectFrom('deposit_order')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['waiting', 'credited'])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return fen(sum);
}
