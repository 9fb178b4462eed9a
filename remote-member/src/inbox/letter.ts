import { LETTER_KINDS, type LetterKind } from './unread';

/** One letter in the inbox. Its words are plain. */
export interface Letter {
  readonly id: string;
  readonly kind: LetterKind;
  readonly title: string;
  /** One paragraph each. */
  readonly paragraphs: readonly string[];
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly isRead: boolean;
}

/** One page of letters, newest first. */
export interface LetterPage {
  readonly rows: readonly Letter[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** What the inbox shows: everything, or one kind. */
export type InboxTab = 'all' | LetterKind;

/** The tab an address asks for; anything unknown is everything. */
export function parseInboxTab(text: string | undefined): InboxTab {
  return LETTER_KINDS.find((kind) => kind === text) ?? 'all';
}
