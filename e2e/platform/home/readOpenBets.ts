import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { SportsbookTables } from '../sportsbook/database/tables';

/** Returns the number of the member's bets that wait for a result or a confirmation, and their total risk. */
export async function readOpenBets(reader: Reader, memberId: MemberId): Promise<{ readonly count: number; readonly risk: Fen }> {
  const { count, risk } = await reader
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .select((rows) => [rows.fn.countAll<bigint>().as('count'), sql<bigint>`coalesce(sum(risk), 0)::bigint`.as('risk')])
    .where('member_id', '=', memberId)
    .where('state', 'in', ['confirming', 'open'])
    .executeTakeFirstOrThrow();
  return { count: Number(count), risk: fen(risk) };
}
