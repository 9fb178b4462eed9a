import type { ChatEnvelope } from '@site/shared/wire/chat';
import type { Language } from '../http/messageText';
import type { Person } from './person';

/** One object for all, which is written once. */
export function sendTo(to: Iterable<Person>, message: ChatEnvelope): void {
  for (const each of to) each.send(message);
}

/** A message that has names in it. Null says nothing. */
export async function sendInEachLanguage(
  to: readonly Person[],
  write: (language: Language) => ChatEnvelope | null | Promise<ChatEnvelope | null>,
): Promise<void> {
  for (const language of new Set(to.map((person) => person.language))) {
    const message = await write(language);
    if (message !== null) {
      sendTo(
        to.filter((person) => person.language === language),
        message,
      );
    }
  }
}
