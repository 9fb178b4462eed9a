import { randomInt } from 'node:crypto';
import { stripHidden } from '@site/shared/input/plainText';
import type { z } from '@site/shared/wire/zod';
import {
  CHAT_MESSAGE_IDS,
  chatEnvelopeSchema,
  type ChatEnvelope,
  type chatWelcomeSchema,
  type joinedRoomSchema,
} from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Language } from '../http/messageText';
import type { Clock, Log, Member } from '../kernel';
import type { ChatTokens } from '../members/chatTokens';
import type { Members } from '../members/createMembers';
import type { Room, Rooms, Said, Speaker } from './createRooms';
import type { FindSharedTicket } from './findSharedTicket';

/** A longer message is refused; the client's input has the same bound. */
export const CHAT_TEXT_MAX_LENGTH = 200;

/** Minimal time between two messages of one person. */
export const CHAT_PAUSE_MS = 1_000;

/** One player's socket on `/stream/api/v1/chat`. */
export interface ChatConnection {
  receive(message: unknown): Promise<void>;
  close(): void;
}

export interface ChatServer {
  connect(send: (message: ChatEnvelope) => void, language: Language): ChatConnection;
}

interface Dependencies {
  readonly rooms: Rooms;
  readonly members: Members;
  readonly chatTokens: ChatTokens;
  readonly findTicket: FindSharedTicket;
  readonly clock: Clock;
  readonly log: Log;
}

interface Person {
  readonly send: (message: ChatEnvelope) => void;
  readonly language: Language;
  speaker: Speaker | null;
  /** Null for a guest. */
  member: Member | null;
  rid: string | null;
  spokeAtMs: number;
}

/**
 * The chat. A connection signs in (10001 with the jwt, or 10019 as a guest), enters one room at a time (10002) and speaks there (10003).
 *
 * | received           | answered                                                                             |
 * |--------------------|--------------------------------------------------------------------------------------|
 * | 0                  | 0                                                                                    |
 * | 10001, 10019       | the same id with the person and the common rooms; a bad jwt: 60000                   |
 * | 10002 `{ rid }`    | 10016 to the person, 10008 to the others in the room; an unknown room: 60000        |
 * | 10003 `{ msg }`    | 10003 to everyone in the room; 10006 in a muted room; 10005 when too fast           |
 * | 10003 `{ ticket_id }` | the same with the member's ticket; one that is not theirs: 60000                 |
 * | 10011 (as by HTTP) | 10011 with the page                                                                  |
 *
 * Assumption: guests may read and speak (specification §6 lets them use the chat); rooms and people are those of this one process.
 */
export function createChatServer({ rooms, members, chatTokens, findTicket, clock, log }: Dependencies): ChatServer {
  const people = new Set<Person>();
  const inRoom = (rid: string): readonly Person[] => [...people].filter((person) => person.rid === rid);
  const counted = (room: Room) => ({ ...room, online: inRoom(room.rid).length });

  return {
    connect(send, language) {
      const person: Person = { send, language, speaker: null, member: null, rid: null, spokeAtMs: 0 };
      people.add(person);
      return {
        async receive(message) {
          const parsed = chatEnvelopeSchema.safeParse(message);
          if (!parsed.success) {
            notify(person, RESPONSE_CODES.invalidParameter);
            return;
          }
          try {
            await answer(person, parsed.data.msgId, fieldsOf(parsed.data.msgData));
          } catch (error) {
            log.error('chat-failed', { msgId: parsed.data.msgId, error: String(error) });
            notify(person, RESPONSE_CODES.serverError);
          }
        },
        close() {
          people.delete(person);
        },
      };
    },
  };

  async function answer(person: Person, msgId: number, data: Fields): Promise<void> {
    switch (msgId) {
      case CHAT_MESSAGE_IDS.heartbeat: {
        person.send({ msgId: CHAT_MESSAGE_IDS.heartbeat });
        return;
      }
      case CHAT_MESSAGE_IDS.loginSuccess:
        return login(person, jwtOf(data));
      case CHAT_MESSAGE_IDS.guestLoginSuccess:
        return welcome(person, CHAT_MESSAGE_IDS.guestLoginSuccess, aGuest(person.language));
      case CHAT_MESSAGE_IDS.joinRoom:
        return join(person, text(data['rid']));
      case CHAT_MESSAGE_IDS.sendMessage:
        return speak(person, stripHidden(text(data['msg'])).trim(), text(data['ticket_id']));
      case CHAT_MESSAGE_IDS.requestHistory:
        return sendHistory(person, data);
      default: {
        notify(person, RESPONSE_CODES.invalidParameter);
        return;
      }
    }
  }

  async function login(person: Person, jwt: string): Promise<void> {
    const memberId = await chatTokens.read(jwt);
    const member = memberId === null ? null : await members.find(memberId);
    if (member === null) {
      notify(person, RESPONSE_CODES.loginExpired);
      return;
    }
    const speaker = { userId: member.id.toString(), name: member.nickname, vipLevel: await members.vipLevel(member.id) };
    person.member = member;
    return welcome(person, CHAT_MESSAGE_IDS.loginSuccess, speaker);
  }

  async function welcome(person: Person, msgId: number, speaker: Speaker): Promise<void> {
    person.speaker = speaker;
    const common = await rooms.common(person.language);
    const msgData: z.infer<typeof chatWelcomeSchema> = { userId: speaker.userId, name: speaker.name, rooms: common.map(counted) };
    person.send({ msgId, msgData });
  }

  async function join(person: Person, rid: string): Promise<void> {
    const { speaker } = person;
    if (speaker === null) {
      notify(person, RESPONSE_CODES.loginExpired);
      return;
    }
    const room = await rooms.find(rid, person.language);
    if (room === null) {
      notify(person, RESPONSE_CODES.notFound);
      return;
    }
    person.rid = room.rid;
    const msgData: z.infer<typeof joinedRoomSchema> = { room: counted(room), recent: [...(await rooms.recent(room.rid))] };
    person.send({ msgId: CHAT_MESSAGE_IDS.joinRoomUnicast, msgData });
    for (const other of inRoom(room.rid)) {
      if (other !== person) {
        other.send({
          msgId: CHAT_MESSAGE_IDS.joinRoomBroadcast,
          msgData: { rid, userId: speaker.userId, name: speaker.name, online: inRoom(rid).length },
        });
      }
    }
  }

  async function speak(person: Person, words: string, ticketId: string): Promise<void> {
    const { speaker, rid } = person;
    if (speaker === null) {
      notify(person, RESPONSE_CODES.loginExpired);
      return;
    }
    const said = rid === null ? null : await contentOf(person, words, ticketId);
    if (rid === null || said === null) {
      notify(person, RESPONSE_CODES.invalidParameter);
      return;
    }
    const room = await rooms.find(rid, person.language);
    if (room?.state !== 'open') {
      person.send({ msgId: CHAT_MESSAGE_IDS.roomStatus, msgData: { rid, state: 'muted' } });
      return;
    }
    if (clock.nowMs() - person.spokeAtMs < CHAT_PAUSE_MS) {
      person.send({ msgId: CHAT_MESSAGE_IDS.roomBroadcastBlocked, msgData: { rid } });
      return;
    }
    person.spokeAtMs = clock.nowMs();
    const message = await rooms.say(rid, speaker, said);
    for (const each of inRoom(rid)) each.send({ msgId: CHAT_MESSAGE_IDS.sendMessage, msgData: message });
  }

  /** An acceptable message: a ticket of the member's own, or a text; null for anything else. */
  async function contentOf({ member }: Person, words: string, ticketId: string): Promise<Said | null> {
    if (ticketId !== '') {
      const ticket = member === null ? null : await findTicket(member, ticketId);
      return ticket && { ticket };
    }
    return words === '' || words.length > CHAT_TEXT_MAX_LENGTH ? null : { text: words };
  }

  async function sendHistory(person: Person, data: Fields): Promise<void> {
    const { rid } = person;
    if (rid === null) {
      notify(person, RESPONSE_CODES.invalidParameter);
      return;
    }
    const pageSize = Math.min(Math.max(Number(data['pageSize']) || HISTORY_PAGE_SIZE, 1), HISTORY_PAGE_SIZE);
    const page = Math.max(Number(data['pageNum']) || 1, 1);
    const history = await rooms.history({
      rid,
      offset: (page - 1) * pageSize,
      limit: pageSize,
      category: 1,
      categoryType: 0,
      from: null,
      to: null,
    });
    person.send({ msgId: CHAT_MESSAGE_IDS.requestHistory, msgData: history });
  }
}

/** Specification §9: chat history page size 15. */
const HISTORY_PAGE_SIZE = 15;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** `body` is the whole answer of the jwt call (R-CHAT-07), or its `data`. */
function jwtOf(login: Fields): string {
  const body = fieldsOf(login['body']);
  return text(body['jwt']) || text(fieldsOf(body['data'])['jwt']);
}

const GUEST_NAMES: Readonly<Record<Language, string>> = { 'zh-CN': '游客', 'zh-TW': '遊客' };

function aGuest(language: Language): Speaker {
  const number = randomInt(100_000, 1_000_000);
  return { userId: `g${number}`, name: `${GUEST_NAMES[language]}${number}`, vipLevel: 0 };
}

/** The client has a text for each code. */
function notify(person: Person, code: number): void {
  person.send({ msgId: CHAT_MESSAGE_IDS.internalNotification, msgData: { code } });
}
