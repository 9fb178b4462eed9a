import type { ResponseOf } from '@site/shared/wire/call';
import {
  aboutRoomSchema,
  CHAT_MESSAGE_IDS as ID,
  chatEnvelopeSchema,
  chatMessageSchema,
  chatWelcomeSchema,
  clearedRoomSchema,
  historyAnswerSchema,
  joinedRoomSchema,
  messageDeletedSchema,
  notificationSchema,
  personMovedSchema,
  restrictionSchema,
  roomScoreSchema,
  roomsPreviewedSchema,
  roomsStatusSchema,
  roomStatusSchema,
  speakLevelSchema,
  type ChatEnvelope,
} from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import type { jwtCall } from '@site/shared/wire/user';
import { historyRequest } from '../conversation/historyCodec';
import { HISTORY_PAGE_SIZE } from '../conversation/history';
import { messageFromWire, previewFromWire, roomFromWire, scoreFromWire, sideFromWire } from '../conversation/messageCodec';
import type { EntryFailure } from '../conversation/outbox';
import type { ServerEvent } from './chatEvent';
import type { ChatCommand, Decoded } from './createChatSession';

/**
 * Converts a command to the platform's format: login is 10001 and guest login 10019 (decision 36).
 *
 * Assumption: the session's token never leaves the host, so the short-lived jwt is the login's `token` too. Implements
 * R-CHAT-04 to R-CHAT-07, R-CHAT-19.
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
      return {
        msgId: ID.sendMessage,
        msgData: { rid: command.roomId, msg: command.text, ...pictureToWire(command), key: command.key, ...spokenToWire(command) },
      };
    case 'send-sticker':
      return {
        msgId: ID.sendMessage,
        msgData: { rid: command.roomId, sticker: command.sticker, key: command.key, ...spokenToWire(command) },
      };
    case 'react':
      return {
        msgId: ID.reaction,
        msgData: {
          rid: command.roomId,
          id: command.messageId,
          emoji: command.emoji,
          isOn: command.isOn,
          key: `reaction-${command.messageId}`,
        },
      };
    case 'share':
      return { msgId: ID.sendMessage, msgData: { rid: command.roomId, ticket_id: command.ticketId, key: command.key } };
    case 'predict':
      return { msgId: ID.scorePrediction, msgData: { rid: command.roomId, ...command.prediction, key: command.key } };
    case 'read-gap':
      return { msgId: ID.requestHistory, msgData: historyRequest(command) };
  }
}

/** Returns the picture field. `msg` is then its caption. */
function pictureToWire({ pictureId }: { pictureId?: string | undefined }) {
  return pictureId === undefined ? {} : { picture: pictureId };
}

function spokenToWire({ replyId, mentions }: { replyId?: string | undefined; mentions?: readonly string[] | undefined }) {
  return { ...(replyId !== undefined && { reply_id: replyId }), ...(mentions !== undefined && { mentions }) };
}

/** Converts a message of the platform to an event. An unknown id is passed on unchanged. */
export function eventFromWire(message: unknown): Decoded {
  const envelope = check(chatEnvelopeSchema, message);
  if (envelope.issues) return { ok: false, problem: describeIssues(envelope.issues) };
  const { msgId, msgData } = envelope.value;
  switch (msgId) {
    case ID.heartbeat:
      return { ok: true, event: { type: 'heartbeat' } };
    case ID.loginSuccess:
    case ID.guestLoginSuccess:
      return read(chatWelcomeSchema, msgData, ({ userId, name, rooms, guest, vipLevel = 0, staff = false, mayBeNamed }) => ({
        type: 'signed-in',
        self: { userId, name, vipLevel, isStaff: staff, ...(mayBeNamed && { mayBeNamed }) },
        rooms: rooms.map(roomFromWire),
        guestToken: guest,
      }));
    case ID.joinRoomUnicast:
      return read(joinedRoomSchema, msgData, ({ room, recent, isWhole }) => ({
        type: 'joined',
        room: roomFromWire(room),
        recent: recent.map(messageFromWire),
        ...(isWhole === true && { isWhole }),
      }));
    case ID.sendMessage:
    case ID.giftRecord:
    case ID.scorePrediction:
      return read(chatMessageSchema, msgData, (message) => ({ type: 'message-received', message: messageFromWire(message) }));
    case ID.joinRoomBroadcast:
      return read(personMovedSchema, msgData, ({ rid, name, online }) => ({ type: 'person-joined', roomId: rid, name, online }));
    case ID.leaveRoomBroadcast:
      return read(personMovedSchema, msgData, ({ rid, online }) => ({ type: 'person-left', roomId: rid, online }));
    case ID.roomStatus:
      return read(roomStatusSchema, msgData, ({ rid, state, pinned, pictures }) => ({
        type: 'room-state',
        roomId: rid,
        isMuted: state === 'muted',
        pinned,
        pictures,
      }));
    case ID.globalRoomStatus:
      return read(roomsStatusSchema, msgData, ({ rooms }) => ({ type: 'rooms-changed', rooms: rooms.map(roomFromWire) }));
    case ID.roomsPreviewed:
      return read(roomsPreviewedSchema, msgData, ({ rooms }) => ({
        type: 'rooms-previewed',
        rooms: rooms.map(({ rid, online, last }) => ({ id: rid, online, last: last && previewFromWire(last) })),
      }));
    case ID.vipChatLevel:
      return read(speakLevelSchema, msgData, ({ level }) => ({ type: 'level-required', level }));
    case ID.roomScore:
      return read(roomScoreSchema, msgData, (score) => ({
        type: 'scored',
        roomId: score.rid,
        score: scoreFromWire(score),
        goal: score.goal && sideFromWire(score.goal),
      }));
    case ID.requestHistory:
      return read(historyAnswerSchema, msgData, ({ rid, pageNum, total, list }) => ({
        type: 'gap-page',
        roomId: rid,
        page: pageNum,
        messages: list.map(messageFromWire).reverse(),
        isLast: pageNum * HISTORY_PAGE_SIZE >= total,
      }));
    case ID.messageChanged:
      return read(chatMessageSchema, msgData, (message) => ({ type: 'message-changed', message: messageFromWire(message) }));
    case ID.messageDeleted:
      return read(messageDeletedSchema, msgData, ({ rid, id }) => ({ type: 'message-deleted', roomId: rid, messageId: id }));
    case ID.clearRoom:
      return read(clearedRoomSchema, msgData, ({ rid, isTakenBack }) => ({ type: 'room-cleared', roomId: rid, isTakenBack }));
    case ID.roomDestroyed:
      return read(aboutRoomSchema, msgData, ({ rid }) => ({ type: 'room-destroyed', roomId: rid }));
    case ID.roomBroadcastBlocked:
      return { ok: true, event: { type: 'blocked' } };
    case ID.memberMuted:
      return read(restrictionSchema, msgData ?? { kind: 'mute' }, ({ kind, until, reason }) =>
        kind === 'none' ? { type: 'self-freed' } : { type: kind === 'ban' ? 'self-banned' : 'self-muted', restriction: { until, reason } },
      );
    case ID.internalNotification:
      return read(notificationSchema, msgData, ({ code, about, key }) =>
        code === RESPONSE_CODES.loginExpired ? { type: 'login-expired' } : { type: 'notified', failure: about ?? failureOf(code), key },
      );
    default:
      return { ok: true, event: { type: 'other', messageId: msgId, data: msgData } };
  }
}

/** Converts a response code to the reason why a message was refused. */
function failureOf(code: number): EntryFailure {
  switch (code) {
    case RESPONSE_CODES.dataExists:
      return 'exists';
    case RESPONSE_CODES.frequentSubmission:
      return 'too_often';
    case RESPONSE_CODES.serverError:
      return 'server';
    default:
      return 'refused';
  }
}

function read<T>(schema: Schema<T>, data: unknown, toEvent: (data: T) => ServerEvent): Decoded {
  const result = check(schema, data);
  return result.issues ? { ok: false, problem: describeIssues(result.issues) } : { ok: true, event: toEvent(result.value) };
}
