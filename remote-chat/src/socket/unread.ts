import type { ChatMessage } from '../conversation/room';
import type { Self } from './connection';

export interface Attention {
  /** True while a view of the chat is mounted. */
  readonly isOpen: boolean;
  /** True while the newest line is visible on a visible page. */
  readonly isSeen: boolean;
}

/** Messages that arrived in the room while the player could not see the newest line. */
export interface Unread extends Attention {
  readonly count: number;
  /** Number of these messages that mention the player. */
  readonly mentions: number;
  /** Id of the first new message, before which the divider is shown. */
  readonly firstId: string | undefined;
}

export const NOTHING_UNREAD: Unread = { isOpen: false, isSeen: false, count: 0, mentions: 0, firstId: undefined };

/**
 * Resets the count once messages are seen. The divider above the first of them stays until the view is closed, or until
 * others arrive unseen.
 */
export function looked({ count, mentions, firstId }: Unread, attention: Attention): Unread {
  const isNone = attention.isSeen || count === 0;
  return {
    ...attention,
    count: isNone ? 0 : count,
    mentions: isNone ? 0 : mentions,
    firstId: isNone && !attention.isOpen && !attention.isSeen ? undefined : firstId,
  };
}

/** Returns whether a message mentions the player, by a mention or by the name in its text. */
function isNamed({ text, mentions = [] }: ChatMessage, { userId, name }: Self): boolean {
  return mentions.some((mention) => mention.userId === userId) || text.includes(`@${name}`);
}

/** Counts new messages, except the player's own from another tab. */
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
