import type { Localized } from '../http/localized';
import type { MemberId, Reader } from '../kernel';
import type { InboxMessageKind, InboxTables } from './tables';
import content from './texts.json';

/** An event that is reported to a member by inbox message. */
export type InboxEvent = keyof typeof content.events;

/** The values of the placeholders of a text: one for both languages, or one for each. */
export type InboxMessageValues = Readonly<Record<string, string | Localized>>;

interface InboxMessage {
  /** Null: to all members. */
  readonly memberId: MemberId | null;
  readonly kind: InboxMessageKind;
  readonly title: Localized;
  readonly content: Localized;
}

/** Reports an event to a member, in the transaction of the event: both are kept, or neither. */
export async function sendInboxMessage(
  reader: Reader,
  { memberId, event, values }: { readonly memberId: MemberId; readonly event: InboxEvent; readonly values: InboxMessageValues },
  at: Date,
): Promise<void> {
  const { kind, title, content: words } = content.events[event];
  await writeInboxMessages(reader, [{ memberId, kind: kind as InboxMessageKind, title, content: fillText(words, values) }], at);
}

export async function writeInboxMessages(reader: Reader, messages: readonly InboxMessage[], at: Date): Promise<void> {
  await reader
    .withTables<InboxTables>()
    .insertInto('letter')
    .values(
      messages.map(({ memberId, kind, title, content: words }) => ({
        member_id: memberId,
        kind,
        title: JSON.stringify(title),
        content: JSON.stringify(words),
        created_at: at,
      })),
    )
    .execute();
}

/** Puts the values into the places of a text; a place without a value stays. */
export function fillText(words: Localized, values: InboxMessageValues): Localized {
  return { 'zh-CN': fillIn('zh-CN', words, values), 'zh-TW': fillIn('zh-TW', words, values) };
}

function fillIn(language: keyof Localized, words: Localized, values: InboxMessageValues): string {
  return words[language].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : typeof value === 'string' ? value : value[language];
  });
}
