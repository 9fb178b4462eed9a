import { randomInt, randomUUID } from 'node:crypto';
import type { Language } from '../http/messageText';
import type { Db, Member, MemberId } from '../kernel';
import type { Speaker } from './createRooms';
import type { ChatTables } from './tables';

/** Random ids that stand for members in chat rooms. An id never changes. */
export interface ChatIds {
  of(memberId: MemberId): Promise<string>;
}

export function createChatIds(db: Db): ChatIds {
  const tables = db.withTables<ChatTables>();
  return {
    async of(memberId) {
      const known = tables.selectFrom('chat_person').select('chat_id').where('member_id', '=', memberId);
      const person = await known.executeTakeFirst();
      if (person !== undefined) return person.chat_id;
      await tables
        .insertInto('chat_person')
        .values({ member_id: memberId, chat_id: randomUUID() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await known.executeTakeFirstOrThrow()).chat_id;
    },
  };
}

/**
 * Returns the nickname, or a mask of the login name such as `w***2` when the member has no nickname. Implements
 * decision 90.
 */
export function publicName({ name, nickname }: Pick<Member, 'name' | 'nickname'>): string {
  if (nickname !== '' && nickname.toLowerCase() !== name) return nickname;
  return `${name.slice(0, 1)}***${name.slice(-1)}`;
}

const GUEST_NAMES: Readonly<Record<Language, string>> = { 'zh-CN': '游客', 'zh-TW': '遊客' };

export function aGuest(language: Language): Speaker {
  return { userId: `g${randomUUID()}`, memberId: null, name: `${GUEST_NAMES[language]}${randomInt(100_000, 1_000_000)}`, vipLevel: 0 };
}
