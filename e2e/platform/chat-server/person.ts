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
  /** Closes the socket with one of `STREAM_CLOSING`. */
  end(code: number): void;
}

/** Message sent in a room. */
export interface MessageEnvelope extends ChatEnvelope {
  readonly msgData: WireChatMessage;
}

/** Person behind one socket. */
export interface Person extends ChatLine {
  readonly language: Language;
  /** IP address of the connection. */
  readonly address: string;
  speaker: Speaker | null;
  /** Null for a guest. `session` is the token hash of the session on which the chat depends. */
  signIn: { readonly member: Member; readonly session: string } | null;
  rid: string | null;
  /** Messages received while the room's newest messages are read, otherwise null. */
  held: MessageEnvelope[] | null;
  /** Newest message of the room sent to the person; null before the first. */
  newest: bigint | null;
  /** Restriction of the person who is signed in, or whose sign-in was refused. */
  restricted: { readonly userId: string; readonly restriction: Restriction } | null;
}

export function tell(person: Person, envelope: MessageEnvelope): void {
  const msgData = messageIn(person.language, envelope.msgData);
  // Reuse the object when nothing is translated, so that it is serialized once.
  person.send(msgData === envelope.msgData ? envelope : { ...envelope, msgData });
  person.newest = BigInt(envelope.msgData.id);
}

/** Sends a notification. The client has a text for each code and each reason for a refused message. */
export function notify(person: Person, code: number, details: Omit<z.infer<typeof notificationSchema>, 'code'> = {}): void {
  person.send({ msgId: CHAT_MESSAGE_IDS.internalNotification, msgData: { code, ...details } });
}

export function sendRestriction(person: Person, { kind, until, reason }: Restriction): void {
  const msgData: z.infer<typeof restrictionSchema> = {
    kind,
    ...(until !== null && { until: until.getTime() }),
    ...(reason !== '' && { reason }),
  };
  person.send({ msgId: CHAT_MESSAGE_IDS.memberMuted, msgData });
}
