import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { SportsbookTables } from '../sportsbook/database/tables';

/** The member's bets that wait for a result or for their confirmation, and what is at risk in them. */
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
