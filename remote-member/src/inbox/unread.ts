/** The kinds of letters, in the order they are told. */
export const LETTER_KINDS = ['notice', 'activity', 'bulletin', 'match', 'feedback'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** How many letters of each kind the member has not read. */
export type UnreadCounts = Readonly<Record<LetterKind, number>>;

export function totalUnread(counts: UnreadCounts): number {
  return LETTER_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}
