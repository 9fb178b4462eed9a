import type { ResponseOf } from '@site/shared/wire/call';
import {
  aboutRoomSchema,
  CHAT_MESSAGE_IDS as ID,
  chatEnvelopeSchema,
  chatMessageSchema,
  chatWelcomeSchema,
  joinedRoomSchema,
  notificationSchema,
  personJoinedSchema,
  roomStatusSchema,
  type ChatEnvelope,
  type WireChatMessage,
  type WireRoom,
} from '@site/shared/wire/chat';
import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import type { jwtCall } from '@site/shared/wire/user';
import type { ServerEvent } from '../room/chatState';
import type { ChatMessage, Room } from '../room/room';
import { sharedTicketFromWire } from './sharedTicketCodec';

/** What this side says. */
export type ChatCommand =
  | { readonly type: 'heartbeat' }
  | { readonly type: 'log-in'; readonly jwt: string }
  | { readonly type: 'log-in-as-guest' }
  | { readonly type: 'join'; readonly roomId: string }
  | { readonly type: 'say'; readonly roomId: string; readonly text: string }
  /** By its number: what the room sees of it is the platform's word. */
  | { readonly type: 'share'; readonly roomId: string; readonly ticketId: string };

/**
 * A command as the platform reads it: login is 10001 and guest login 10019 (decision 36).
 *
 * Assumption: the session's token never leaves the host, so that the short-lived jwt stands as the login's `token` too.
 * Implements R-CHAT-04 to R-CHAT-07, R-CHAT-19.
 */
export function commandToWire(command: ChatCommand): ChatEnvelope {
  switch (command.type) {
    case 'heartbeat':
      return { msgId: ID.heartbeat };
    case 'log-in':
      return {
        msgId: ID.loginSuccess,
        msgData: { token: command.jwt, body: { jwt: command.jwt } satisfies ResponseOf<typeof jwtCall> },
      };
    case 'log-in-as-guest':
      return { msgId: ID.guestLoginSuccess, msgData: {} };
    case 'join':
      return { msgId: ID.joinRoom, msgData: { rid: command.roomId } };
    case 'say':
      return { msgId: ID.sendMessage, msgData: { rid: command.roomId, msg: command.text } };
    case 'share':
      return { msgId: ID.sendMessage, msgData: { rid: command.roomId, ticket_id: command.ticketId } };
  }
}

/** What was said, or what is wrong with it. */
export type Decoded = { readonly ok: true; readonly event: ServerEvent } | { readonly ok: false; readonly problem: string };

/** What the platform said, in our own terms; an id that is not known is handed on as it came. */
export function eventFromWire(message: unknown): Decoded {
  const envelope = check(chatEnvelopeSchema, message);
  if (envelope.issues) return { ok: false, problem: describeIssues(envelope.issues) };
  const { msgId, msgData } = envelope.value;
  switch (msgId) {
    case ID.heartbeat:
      return { ok: true, event: { type: 'heartbeat' } };
    case ID.loginSuccess:
    case ID.guestLoginSuccess:
      return read(chatWelcomeSchema, msgData, ({ userId, name, rooms }) => ({
        type: 'welcomed',
        self: { userId, name },
        rooms: rooms.map(roomFromWire),
      }));
    case ID.joinRoomUnicast:
      return read(joinedRoomSchema, msgData, ({ room, recent }) => ({
        type: 'joined',
        room: roomFromWire(room),
        recent: recent.map(messageFromWire),
      }));
    case ID.sendMessage:
      return read(chatMessageSchema, msgData, (said) => ({ type: 'said', message: messageFromWire(said) }));
    case ID.joinRoomBroadcast:
      return read(personJoinedSchema, msgData, ({ rid, name, online }) => ({ type: 'person-joined', roomId: rid, name, online }));
    case ID.roomStatus:
      return read(roomStatusSchema, msgData, ({ rid, state }) => ({ type: 'room-state', roomId: rid, isMuted: state === 'muted' }));
    case ID.clearRoom:
      return read(aboutRoomSchema, msgData, ({ rid }) => ({ type: 'room-cleared', roomId: rid }));
    case ID.roomDestroyed:
      return read(aboutRoomSchema, msgData, ({ rid }) => ({ type: 'room-destroyed', roomId: rid }));
    case ID.roomBroadcastBlocked:
      return { ok: true, event: { type: 'blocked' } };
    case ID.memberMuted:
      return { ok: true, event: { type: 'self-muted' } };
    case ID.internalNotification:
      return read(notificationSchema, msgData, () => ({ type: 'noticed' }));
    default:
      return { ok: true, event: { type: 'other', messageId: msgId, data: msgData } };
  }
}

function read<T>(schema: Schema<T>, data: unknown, toEvent: (data: T) => ServerEvent): Decoded {
  const result = check(schema, data);
  return result.issues ? { ok: false, problem: describeIssues(result.issues) } : { ok: true, event: toEvent(result.value) };
}

function roomFromWire({ rid, name, online, state }: WireRoom): Room {
  return { id: rid, name, online, isMuted: state === 'muted' };
}

export function messageFromWire({ rid, ticket, ...facts }: WireChatMessage): ChatMessage {
  return { ...facts, roomId: rid, ticket: ticket && sharedTicketFromWire(ticket) };
}
