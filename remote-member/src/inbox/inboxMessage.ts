import { formatDay } from '@site/shared/i18n';

export const MESSAGES_PER_PAGE = 10;

/** Kinds of inbox messages in the order in which they are shown. */
export const INBOX_MESSAGE_KINDS = ['notice', 'activity', 'bulletin', 'match', 'feedback'] as const;
export type InboxMessageKind = (typeof INBOX_MESSAGE_KINDS)[number];

/** Message in the inbox. Its text is plain text. */
export interface InboxMessage {
  readonly id: string;
  readonly kind: InboxMessageKind;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly isRead: boolean;
  /** Screen that the message refers to. */
  readonly link: InboxLink | undefined;
}

export type InboxLink =
  | { readonly to: 'order' | 'ticket'; readonly id: string }
  /** `id` is a conversation; `undefined` means the list of all. */
  | { readonly to: 'feedback'; readonly id: string | undefined }
  | { readonly to: 'sessions' | 'security' };

/** Page of messages, newest first. */
export interface InboxPage {
  readonly rows: readonly InboxMessage[];
  /** Number of messages on all pages. */
  readonly total: number;
}

export type InboxTab = 'all' | InboxMessageKind;

/** Parses the tab in the address; returns `all` for an unknown one. */
export function parseInboxTab(text: string | undefined): InboxTab {
  return INBOX_MESSAGE_KINDS.find((kind) => kind === text) ?? 'all';
}

export type UnreadCounts = Readonly<Record<InboxMessageKind, number>>;

export function totalUnread(counts: UnreadCounts): number {
  return INBOX_MESSAGE_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}

export interface InboxDay {
  /** Business day, such as `2026-11-21`. */
  readonly day: string;
  readonly messages: readonly InboxMessage[];
}

/** Groups messages by day without changing their order. */
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
