import {
  CHAT_MESSAGE_IDS,
  type ChatEnvelope,
  type notificationSchema,
  type restrictionSchema,
  type WireChatMessage,
} from '@site/shared/wire/chat';
import type { z } from 'zod/mini';
import type { Language } from '../http/messageText';
import type { Member } from '../kernel';
import type { Restriction } from '../chat/createAuthority';
import type { Speaker } from '../chat/createRooms';
import { messageIn } from '../chat/messageIn';

/** The platform's end of one player's socket. */
export interface ChatLine {
  send(message: ChatEnvelope): void;
  /** Closes it with one of `STREAM_CLOSING`. */
  end(code: number): void;
}

/** What was said in a room. */
export interface MessageEnvelope extends ChatEnvelope {
  readonly msgData: WireChatMessage;
}

/** One socket. */
export interface Person extends ChatLine {
  readonly language: Language;
  /** From where it is connected. */
  readonly address: string;
  speaker: Speaker | null;
  /** Null for a guest. `session`: the token hash of the session that the chat lives with. */
  signIn: { readonly member: Member; readonly session: string } | null;
  rid: string | null;
  /** What was said while the newest messages of the room are read; null otherwise. */
  held: MessageEnvelope[] | null;
  /** The newest message of the room that was sent to the person; null before the first. */
  newest: bigint | null;
  /** Of who is signed in, or was kept from it. */
  restricted: { readonly userId: string; readonly restriction: Restriction } | null;
}

/** Tells what was said. */
export function tell(person: Person, envelope: MessageEnvelope): void {
  const msgData = messageIn(person.language, envelope.msgData);
  // The same object for all who read the same: it is written once.
  person.send(msgData === envelope.msgData ? envelope : { ...envelope, msgData });
  person.newest = BigInt(envelope.msgData.id);
}

/** The client has words for each code, and for what a message is refused for. */
export function notify(person: Person, code: number, details: Omit<z.infer<typeof notificationSchema>, 'code'> = {}): void {
  person.send({ msgId: CHAT_MESSAGE_IDS.internalNotification, msgData: { code, ...details } });
}

/** What the person may not do. */
export function sendRestriction(person: Person, { kind, until, reason }: Restriction): void {
  const msgData: z.infer<typeof restrictionSchema> = {
    kind,
    ...(until !== null && { until: until.getTime() }),
    ...(reason !== '' && { reason }),
  };
  person.send({ msgId: CHAT_MESSAGE_IDS.memberMuted, msgData });
}
