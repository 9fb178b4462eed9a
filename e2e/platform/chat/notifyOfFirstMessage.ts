import { sql } from 'kysely';
import { correlationId } from '../kernel/correlation';
import type { MemberId, Trx } from '../kernel';
import type { ChatTables } from './tables';

/** Notifies the member's pages of the member's first message in any room, because promotions require it. */
export async function notifyOfFirstMessage(trx: Trx, memberId: MemberId, messageId: bigint, at: Date): Promise<void> {
  const earlier = await trx
    .withTables<ChatTables>()
    .selectFrom('chat_message')
    .select('id')
    .where('member_id', '=', memberId)
    .where('category', '=', 1)
    .where('id', '<>', messageId)
    .limit(1)
    .executeTakeFirst();
  if (earlier !== undefined) return;
  await sql`select tell_member(${memberId}, 'progress', ${`chat:${String(messageId)}`}, 0, null, ${correlationId()}, ${at})`.execute(trx);
}
