import type { ChatMessage } from '../conversation/room';
import type { Self } from './connection';

/** What was said in the room while no view showed it. */
export interface Unread {
  readonly isSeen: boolean;
  readonly count: number;
  /** How many of them name the player. */
  readonly mentions: number;
  /** Before which the new ones begin. */
  readonly firstId: string | undefined;
}

export const NOTHING_UNREAD: Unread = { isSeen: false, count: 0, mentions: 0, firstId: undefined };

/** Seen, they are counted no more; where they begin is shown for as long as someone looks. */
export function looked(unread: Unread, isSeen: boolean): Unread {
  return isSeen ? { isSeen, count: 0, mentions: 0, firstId: unread.firstId } : NOTHING_UNREAD;
}

/** By a mention, or by the name alone. */
function isNamed({ text, mentions = [] }: ChatMessage, { userId, name }: Self): boolean {
  return mentions.some((mention) => mention.userId === userId) || text.includes(`@${name}`);
}

/** Own messages, from another tab, are no news. */
export function withUnread(unread: Unread, self: Self | undefined, messages: readonly ChatMessage[]): Unread {
  const news = messages.filter(({ userId }) => userId !== self?.userId);
  const [first] = news;
  if (unread.isSeen || first === undefined) return unread;
  return {
    isSeen: false,
    count: unread.count + news.length,
    mentions: unread.mentions + news.filter((message) => self !== undefined && isNamed(message, self)).length,
    firstId: unread.firstId ?? first.id,
  };
}
