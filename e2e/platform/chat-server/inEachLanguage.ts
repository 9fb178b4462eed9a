import type { ChatEnvelope } from '@site/shared/wire/chat';
import type { Language } from '../http/messageText';
import type { Person } from './person';

/** Sends the same object to all, so that it is serialized once. */
export function sendTo(to: Iterable<Person>, message: ChatEnvelope): void {
  for (const each of to) each.send(message);
}

/** Sends a message with localized names. `write` returns null to send nothing. */
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
