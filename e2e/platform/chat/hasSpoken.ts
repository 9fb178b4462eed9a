import type { MemberId, Reader } from '../kernel';
import type { ChatTables } from './tables';

/** Returns whether a member ever sent a message in a chat room. */
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
