import type { MemberId, Reader } from '../kernel';
import type { ChatTables } from './tables';

/** Returns true when the member has ever sent a chat message. */
export async function hasSpoken(reader: Reader, memberId: MemberId): Promise<boolean> {
  const row = await reader
    .withTables<ChatTables>()
    .selectFrom('chat_message')
    .select('id')
    .where('member_id', '=', memberId)
    .where('category', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
