import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import {
  letterDeleteCall,
  letterListCall,
  letterReadAllCall,
  letterReadCall,
  type WireLetter,
  type WireLetterKind,
} from '@site/shared/wire/letters';
import type { InboxTab, Letter, LetterPage } from '../inbox/letter';
import { LETTERS_PER_PAGE } from '../inbox/limits';
import type { LetterKind } from '../inbox/unread';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/** One page of letters, counted from 1. Implements R-API-051. */
export async function fetchLetters(
  http: HttpService,
  { tab, page }: { readonly tab: InboxTab; readonly page: number },
  { signal }: Ending,
): Promise<CallResult<LetterPage>> {
  const request = { pageNum: page, pageSize: LETTERS_PER_PAGE, ...kindOf(tab) };
  const result = await http.send(letterListCall, request, { signal, failures: 'quiet' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list.map(letterFromWire) }));
}

/** Marks a letter as read. Nobody waits for it: where it fails, the letter stays unread. Implements R-API-052. */
export async function readLetter(http: HttpService, id: string): Promise<boolean> {
  return (await http.send(letterReadCall, { id }, { failures: 'quiet' })).ok;
}

/** Implements R-API-053. */
export async function deleteLetter(http: HttpService, id: string): Promise<boolean> {
  return (await http.send(letterDeleteCall, { id })).ok;
}

/** Marks all letters of a tab as read. Implements R-API-054. */
export async function readAllLetters(http: HttpService, tab: InboxTab): Promise<boolean> {
  return (await http.send(letterReadAllCall, kindOf(tab))).ok;
}

function kindOf(tab: InboxTab): { readonly kind?: WireLetterKind } {
  if (tab === 'all') return {};
  return { kind: tab === 'feedback' ? 'fd' : tab };
}

function letterFromWire({ id, kind, title, content, at, isRead }: WireLetter): Letter {
  const paragraphs = content.split('\n').filter((paragraph) => paragraph.trim() !== '');
  return { id, kind: kindFromWire(kind), title, paragraphs, at, isRead };
}

function kindFromWire(kind: WireLetterKind): LetterKind {
  return kind === 'fd' ? 'feedback' : kind;
}
