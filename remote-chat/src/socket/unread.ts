import type { ChatMessage } from '../conversation/room';
import type { Self } from './connection';

export interface Attention {
  /** A view of the chat is mounted. */
  readonly isOpen: boolean;
  /** The newest line is in the window of a visible page. */
  readonly isSeen: boolean;
}

/** Messages that came into the room while the player could not see the newest line. */
export interface Unread extends Attention {
  readonly count: number;
  /** How many of them name the player. */
  readonly mentions: number;
  /** Before which the new ones begin. */
  readonly firstId: string | undefined;
}

export const NOTHING_UNREAD: Unread = { isOpen: false, isSeen: false, count: 0, mentions: 0, firstId: undefined };

/** Counts messages no more once they are seen. The line above the first of them stays until the view is closed, or until others come unseen. */
export function looked({ count, mentions, firstId }: Unread, attention: Attention): Unread {
  const isNone = attention.isSeen || count === 0;
  return {
    ...attention,
    count: isNone ? 0 : count,
    mentions: isNone ? 0 : mentions,
    firstId: isNone && !attention.isOpen && !attention.isSeen ? undefined : firstId,
  };
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
    ...unread,
    count: unread.count + news.length,
    mentions: unread.mentions + news.filter((message) => self !== undefined && isNamed(message, self)).length,
    firstId: unread.count === 0 ? first.id : unread.firstId,
  };
}
