import { formatDay } from '@site/shared/i18n';

/** Rows of one page of the inbox. */
export const MESSAGES_PER_PAGE = 10;

/** The kinds of inbox messages, in the order they are shown. */
export const INBOX_MESSAGE_KINDS = ['notice', 'activity', 'bulletin', 'match', 'feedback'] as const;
export type InboxMessageKind = (typeof INBOX_MESSAGE_KINDS)[number];

/** One message in the inbox. Its text is plain. */
export interface InboxMessage {
  readonly id: string;
  readonly kind: InboxMessageKind;
  readonly title: string;
  /** One paragraph each. */
  readonly paragraphs: readonly string[];
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly isRead: boolean;
  /** Where what it tells of is found. */
  readonly link: InboxLink | undefined;
}

export type InboxLink =
  | { readonly to: 'order' | 'ticket'; readonly id: string }
  /** One of its conversations, or all of them. */
  | { readonly to: 'feedback'; readonly id: string | undefined }
  | { readonly to: 'sessions' | 'security' };

/** One page of messages, newest first. */
export interface InboxPage {
  readonly rows: readonly InboxMessage[];
  /** Messages on all pages. */
  readonly total: number;
}

/** A tab of the inbox: all messages, or one kind. */
export type InboxTab = 'all' | InboxMessageKind;

/** The tab named in the address; `all` where it names none that exists. */
export function parseInboxTab(text: string | undefined): InboxTab {
  return INBOX_MESSAGE_KINDS.find((kind) => kind === text) ?? 'all';
}

/** How many messages of each kind the member has not read. */
export type UnreadCounts = Readonly<Record<InboxMessageKind, number>>;

export function totalUnread(counts: UnreadCounts): number {
  return INBOX_MESSAGE_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}

export interface InboxDay {
  /** The business day, such as `2026-11-21`. */
  readonly day: string;
  readonly messages: readonly InboxMessage[];
}

/** Messages by day, in the order they have. */
export function groupByDay(messages: readonly InboxMessage[]): readonly InboxDay[] {
  const days: { readonly day: string; readonly messages: InboxMessage[] }[] = [];
  for (const message of messages) {
    const day = formatDay(message.at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
