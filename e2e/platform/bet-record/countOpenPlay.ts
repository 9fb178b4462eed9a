import { sql } from 'kysely';
import type { MemberId, Reader } from '../kernel';

/**
 * Counts the member's real-money tickets and rounds without a result: the open entries of the bet record, over all
 * time.
 */
export async function countOpenPlay(reader: Reader, memberId: MemberId): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select (select count(*) from sb_ticket where member_id = ${memberId} and state = 'open')
      + (select count(*) from venue_round where member_id = ${memberId} and not is_trial and state = 'open') as count`.execute(reader);
  return Number(rows[0]?.count ?? 0);
}
