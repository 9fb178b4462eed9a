import type { WireChatMessage } from '@site/shared/wire/chat';
import type { Language } from '../http/messageText';
import { namesIn } from '../http/namesIn';

/** A message with the teams of its ticket in this language; what people have written stays as it is. */
export function messageIn(language: Language, message: WireChatMessage): WireChatMessage {
  return message.ticket === undefined ? message : { ...message, ticket: namesIn(language, message.ticket) };
}
