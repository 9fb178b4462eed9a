import type { WireChatMessage } from '@site/shared/wire/chat';
import type { Language } from '../http/messageText';
import { namesIn } from '../http/namesIn';

/**
 * Returns the message with the team names of its ticket in this language. Texts that people have written stay as they
 * are.
 */
export function messageIn(language: Language, message: WireChatMessage): WireChatMessage {
  return message.ticket === undefined ? message : { ...message, ticket: namesIn(language, message.ticket) };
}
