import type { ResponseOf } from '@site/shared/wire/call';
import {
  aboutRoomSchema,
  CHAT_MESSAGE_IDS as ID,
  chatEnvelopeSchema,
  chatMessageSchema,
  chatWelcomeSchema,
  joinedRoomSchema,
  notificationSchema,
  personMovedSchema,
  roomStatusSchema,
  type ChatEnvelope,
} from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import type { jwtCall } from '@site/shared/wire/user';
import { messageFromWire, roomFromWire } from '../conversation/messageCodec';
import type { ServerEvent } from './chatState';
import type { ChatCommand, Decoded } from './createChatSession';

/**
 * A command in the platform's shape: login is 10001 and guest login 10019 (decision 36).
 *
 * Assumption: the session's token never leaves the host, so the short-lived jwt is the login's `token` too.
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
      return { msgId: ID.guestLoginSuccess, msgData: command.guestToken === undefined ? {} : { guest: command.guestToken } };
    case 'join':
      return { msgId: ID.joinRoom, msgData: { rid: command.roomId } };
    case 'send':
      return { msgId: ID.sendMessage, msgData: { rid: command.roomId, msg: command.text } };
    case 'share':
      return { msgId: ID.sendMessage, msgData: { rid: command.roomId, ticket_id: command.ticketId } };
  }
}

/** A message of the platform as an event. An unknown id is passed on unchanged. */
export function eventFromWire(message: unknown): Decoded {
  const envelope = check(chatEnvelopeSchema, message);
  if (envelope.issues) return { ok: false, problem: describeIssues(envelope.issues) };
  const { msgId, msgData } = envelope.value;
  switch (msgId) {
    case ID.heartbeat:
      return { ok: true, event: { type: 'heartbeat' } };
    case ID.loginSuccess:
    case ID.guestLoginSuccess:
      return read(chatWelcomeSchema, msgData, ({ userId, name, rooms, guest }) => ({
        type: 'signed-in',
        self: { userId, name },
        rooms: rooms.map(roomFromWire),
        guestToken: guest,
      }));
    case ID.joinRoomUnicast:
      return read(joinedRoomSchema, msgData, ({ room, recent }) => ({
        type: 'joined',
        room: roomFromWire(room),
        recent: recent.map(messageFromWire),
      }));
    case ID.sendMessage:
      return read(chatMessageSchema, msgData, (message) => ({ type: 'message-received', message: messageFromWire(message) }));
    case ID.joinRoomBroadcast:
      return read(personMovedSchema, msgData, ({ rid, name, online }) => ({ type: 'person-joined', roomId: rid, name, online }));
    case ID.leaveRoomBroadcast:
      return read(personMovedSchema, msgData, ({ rid, online }) => ({ type: 'person-left', roomId: rid, online }));
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
      return read(notificationSchema, msgData, ({ code }) => ({
        type: code === RESPONSE_CODES.loginExpired ? 'login-expired' : 'notified',
      }));
    default:
      return { ok: true, event: { type: 'other', messageId: msgId, data: msgData } };
  }
}

function read<T>(schema: Schema<T>, data: unknown, toEvent: (data: T) => ServerEvent): Decoded {
  const result = check(schema, data);
  return result.issues ? { ok: false, problem: describeIssues(result.issues) } : { ok: true, event: toEvent(result.value) };
}
