import type { Localized } from '../http/localized';
import type { MemberId, Reader } from '../kernel';
import type { LetterKind, LetterTables } from './tables';
import content from './texts.json';

/** What has happened that a member is told by letter. */
export type LetterEvent = keyof typeof content.events;

/** What stands in the places of a text: the same in both languages, or apart. */
export type LetterValues = Readonly<Record<string, string | Localized>>;

interface Letter {
  /** Null: to all members. */
  readonly memberId: MemberId | null;
  readonly kind: LetterKind;
  readonly title: Localized;
  readonly content: Localized;
}

/** Tells a member of something that has happened. In the transaction of what it tells of: both are kept, or neither. */
export async function tellByLetter(
  reader: Reader,
  { memberId, event, values }: { readonly memberId: MemberId; readonly event: LetterEvent; readonly values: LetterValues },
  at: Date,
): Promise<void> {
  const { kind, title, content: words } = content.events[event];
  await writeLetters(reader, [{ memberId, kind: kind as LetterKind, title, content: fill(words, values) }], at);
}

export async function writeLetters(reader: Reader, letters: readonly Letter[], at: Date): Promise<void> {
  await reader
    .withTables<LetterTables>()
    .insertInto('letter')
    .values(
      letters.map(({ memberId, kind, title, content: words }) => ({
        member_id: memberId,
        kind,
        title: JSON.stringify(title),
        content: JSON.stringify(words),
        created_at: at,
      })),
    )
    .execute();
}

function fill(words: Localized, values: LetterValues): Localized {
  return { 'zh-CN': fillIn('zh-CN', words, values), 'zh-TW': fillIn('zh-TW', words, values) };
}

function fillIn(language: keyof Localized, words: Localized, values: LetterValues): string {
  return words[language].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : typeof value === 'string' ? value : value[language];
  });
}
