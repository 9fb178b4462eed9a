import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { ResponseOf } from '@site/shared/wire/call';
import {
  letterDeleteCall,
  letterListCall,
  letterReadAllCall,
  letterReadCall,
  lettersDeleteCall,
  lettersReadCall,
  type WireLetter,
  type WireLetterKind,
} from '@site/shared/wire/letters';
import { unreadCall } from '@site/shared/wire/unread';
import {
  MESSAGES_PER_PAGE,
  type InboxLink,
  type InboxMessage,
  type InboxMessageKind,
  type InboxPage,
  type InboxTab,
  type UnreadCounts,
} from './inboxMessage';

/** Aborted when the view unmounts. */
interface Ending {
  readonly signal: AbortSignal;
}

/** Loads the number of unread messages of each kind. Implements R-API-050. */
export async function fetchUnread(http: HttpService, { signal }: Ending): Promise<CallResult<UnreadCounts>> {
  const result = await http.send(unreadCall, { userSystem: 1 }, { signal, onError: 'silent' });
  return mapResult(result, unreadFromWire);
}

/** Loads one page of messages, counted from 1. Implements R-API-051. */
export async function fetchInboxPage(
  http: HttpService,
  { tab, page }: { readonly tab: InboxTab; readonly page: number },
  { signal }: Ending,
): Promise<CallResult<InboxPage>> {
  const request = { pageNum: page, pageSize: MESSAGES_PER_PAGE, ...kindOf(tab) };
  const result = await http.send(letterListCall, request, { signal, onError: 'silent' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list.map(messageFromWire) }));
}

/** Marks a message as read. A failure is silent: the message stays unread. Implements R-API-052. */
export async function readInboxMessage(http: HttpService, id: string): Promise<boolean> {
  return (await http.send(letterReadCall, { id }, { onError: 'silent' })).ok;
}

export async function readInboxMessages(http: HttpService, ids: readonly string[]): Promise<boolean> {
  return (await http.send(lettersReadCall, { ids: [...ids] })).ok;
}

export async function deleteInboxMessages(http: HttpService, ids: readonly string[]): Promise<boolean> {
  return (await http.send(lettersDeleteCall, { ids: [...ids] })).ok;
}

/** Deletes a message. Implements R-API-053. */
export async function deleteInboxMessage(http: HttpService, id: string): Promise<boolean> {
  return (await http.send(letterDeleteCall, { id })).ok;
}

/** Marks all messages of a tab as read. Implements R-API-054. */
export async function readAllInboxMessages(http: HttpService, tab: InboxTab): Promise<boolean> {
  return (await http.send(letterReadAllCall, kindOf(tab))).ok;
}

/**
 * Converts the unread counts. Assumption: counts that start with `br` are messages to all members (broadcasts), the
 * others are messages to this one; bulletins and matches are only sent to all. A player sees one number per kind.
 * Implements R-UNREAD-01, R-UNREAD-03.
 */
function unreadFromWire(wire: ResponseOf<typeof unreadCall>): UnreadCounts {
  return {
    notice: wire.brnotice_count + wire.notice_count,
    activity: wire.bractivity_count + wire.activity_count,
    bulletin: wire.brbulletin_count,
    match: wire.brmatch_count,
    feedback: wire.brfd_count + wire.fd_count,
  };
}

function kindOf(tab: InboxTab): { readonly kind?: WireLetterKind } {
  if (tab === 'all') return {};
  return { kind: tab === 'feedback' ? 'fd' : tab };
}

function messageFromWire({ id, kind, title, content, at, isRead, link }: WireLetter): InboxMessage {
  const paragraphs = content.split('\n').filter((paragraph) => paragraph.trim() !== '');
  return { id, kind: kindFromWire(kind), title, paragraphs, at, isRead, link: linkFromWire(kind, link) };
}

/**
 * Converts a link; returns `undefined` for a target that this version does not know. A feedback message from a platform
 * without links leads to the feedback.
 */
function linkFromWire(kind: WireLetterKind, link: WireLetter['link']): InboxLink | undefined {
  switch (link?.to) {
    case 'order':
    case 'ticket':
      return link.id === undefined ? undefined : { to: link.to, id: link.id };
    case 'feedback':
      return { to: link.to, id: link.id };
    case 'sessions':
    case 'security':
      return { to: link.to };
    default:
      return kind === 'fd' ? { to: 'feedback', id: undefined } : undefined;
  }
}

function kindFromWire(kind: WireLetterKind): InboxMessageKind {
  return kind === 'fd' ? 'feedback' : kind;
}
