import { CHAT_MESSAGE_IDS, type ChatEnvelope } from '@site/shared/wire/chat';
import type { Language } from '../http/messageText';
import type { Member } from '../kernel';
import type { Speaker } from './createRooms';

/** The platform's end of one player's socket. */
export interface ChatLine {
  send(message: ChatEnvelope): void;
  /** Closes it with one of `STREAM_CLOSING`. */
  end(code: number): void;
}

/** One socket. */
export interface Person extends ChatLine {
  readonly language: Language;
  speaker: Speaker | null;
  /** Null for a guest. `session`: the token hash of the session that the chat lives with. */
  signIn: { readonly member: Member; readonly session: string } | null;
  rid: string | null;
}

/** The client has a text for each code. */
export function notify(person: Person, code: number): void {
  person.send({ msgId: CHAT_MESSAGE_IDS.internalNotification, msgData: { code } });
}
