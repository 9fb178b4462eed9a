import { stripHidden } from '@site/shared/input/plainText';
import type { z } from '@site/shared/wire/zod';
import {
  CHAT_MESSAGE_IDS,
  chatEnvelopeSchema,
  type chatWelcomeSchema,
  type joinedRoomSchema,
  type personMovedSchema,
} from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Language } from '../http/messageText';
import type { Bus, Clock, Db, KeyOf, Log } from '../kernel';
import { createRateLimit, STREAM_CLOSING, STREAM_LIMITS } from '../kernel';
import type { ChatTokens } from '../members/chatTokens';
import type { Members } from '../members/createMembers';
import type { Sessions } from '../members/createSessions';
import { aGuest, createChatIds, publicName } from './createChatIds';
import { createGuestTokens } from './createGuestTokens';
import type { Move } from './createPresence';
import { createRoomNews } from './createRoomNews';
import type { Room, Rooms, Said, Speaker } from './createRooms';
import { createSharedPresence } from './createSharedPresence';
import { fieldsOf, jwtOf, pageOf, text, type Fields } from './fields';
import type { FindSharedTicket } from './findSharedTicket';
import { notify, type ChatLine, type Person } from './person';

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
  /** Asks the other processes who is in the rooms. */
  begin(): void;
  connect(line: ChatLine, language: Language): ChatConnection;
  /** Closes the sockets whose session has ended, and notifies rooms of the people who have not returned. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly members: Members;
  readonly sessions: Pick<Sessions, 'isOpen'>;
  readonly chatTokens: ChatTokens;
  readonly findTicket: FindSharedTicket;
  readonly bus: Bus;
  /** Names of the platform's processes; null while they are not known. */
  readonly processes: () => Promise<ReadonlySet<string> | null>;
  readonly keyOf: KeyOf;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * The chat. A connection signs in (10001 with the jwt, or 10019 as a guest), enters one room at a time (10002) and speaks there (10003).
 *
 * | received           | answered                                                                             |
 * |--------------------|--------------------------------------------------------------------------------------|
 * | 0                  | 0                                                                                    |
 * | 10001, 10019       | the same id with the person and the common rooms; a bad jwt: 60000                   |
 * | 10002 `{ rid }`    | 10016 to the person, 10008 to the others unless they were there; an unknown room: 60000 |
 * | 10003 `{ msg }`    | 10003 to everyone in the room; 10006 in a muted room; 10005 when too fast           |
 * | 10003 `{ ticket_id }` | the same with the member's ticket; one that is not theirs: 60000                 |
 * | 10011 (as by HTTP) | 10011 with the page                                                                  |
 * | anything after the end of its session | 60000 with 6001, then the connection is closed with 4001          |
 *
 * A room counts people: the tabs of a member are one person, who has left (10020) when the last of them has gone and did not return.
 * A guest is one person for as long as the page remembers the token of the welcome. Rooms are the same in every process of the platform. Assumption:
 * guests may read and speak (specification §6 lets them use the chat).
 */
export function createChatServer(dependencies: Dependencies): ChatServer {
  const { db, rooms, members, sessions, chatTokens, findTicket, bus, processes, keyOf, clock, log } = dependencies;
  const people = new Set<Person>();
  const presence = createSharedPresence({ clock, bus, onArrival: announceArrival, onDeparture: announceDeparture });
  const chatIds = createChatIds(db);
  const guestTokens = createGuestTokens(clock, keyOf('chat-guest'));
  /** When a person spoke last, by their id in the rooms. */
  const spokeAtMs = new Map<string, number>();
  const messagesOfMember = createRateLimit({ points: STREAM_LIMITS.member.messages, seconds: STREAM_LIMITS.windowSeconds });
  const inRoom = (rid: string): readonly Person[] => [...people].filter((person) => person.rid === rid);
  const news = createRoomNews({
    db,
    bus,
    rooms,
    isOccupied: (rid) => inRoom(rid).length > 0,
    deliver(message) {
      spokeAtMs.set(message.userId, Math.max(message.at, spokeAtMs.get(message.userId) ?? 0));
      for (const each of inRoom(message.rid)) each.send({ msgId: CHAT_MESSAGE_IDS.sendMessage, msgData: message });
    },
  });
  const counted = (room: Room) => ({ ...room, online: presence.count(room.rid) });

  return {
    begin: presence.begin,

    connect(line, language) {
      const person: Person = { ...line, language, speaker: null, signIn: null, rid: null };
      people.add(person);
      return {
        async receive(message) {
          const parsed = chatEnvelopeSchema.safeParse(message);
          if (!parsed.success) {
            notify(person, RESPONSE_CODES.invalidParameter);
            return;
          }
          const { msgId, msgData } = parsed.data;
          try {
            if (msgId === CHAT_MESSAGE_IDS.heartbeat) person.send({ msgId });
            else if (await mayGoOn(person)) await answer(person, msgId, fieldsOf(msgData));
          } catch (error) {
            log.error('chat-failed', { msgId, error: String(error) });
            notify(person, RESPONSE_CODES.serverError);
          }
        },
        close() {
          if (people.delete(person)) presence.lose(person);
        },
      };
    },

    async tick() {
      for (const [id, atMs] of spokeAtMs) if (clock.nowMs() - atMs >= CHAT_PAUSE_MS) spokeAtMs.delete(id);
      if (presence.hasOthers) presence.keepOnly(await processes());
      presence.sweep().forEach(announceDeparture);
      news.tidy();
      const open = new Map<string, Promise<boolean>>();
      for (const person of [...people]) {
        const session = person.signIn?.session;
        if (session === undefined) continue;
        const isOpen = open.get(session) ?? sessions.isOpen(db, session);
        open.set(session, isOpen);
        if (!(await isOpen)) endWith(person, RESPONSE_CODES.loginExpired, STREAM_CLOSING.sessionOver);
      }
    },
  };

  /** Ends the connection of a member whose session is over, or who sends too much over all of them. */
  async function mayGoOn(person: Person): Promise<boolean> {
    const { signIn } = person;
    if (signIn === null) return people.has(person);
    if ((await messagesOfMember(signIn.member.id)) > 0) {
      endWith(person, RESPONSE_CODES.frequentSubmission, STREAM_CLOSING.policy);
    } else if (!(await sessions.isOpen(db, signIn.session))) {
      endWith(person, RESPONSE_CODES.loginExpired, STREAM_CLOSING.sessionOver);
    }
    return people.has(person);
  }

  /** Says why, and closes the connection. From then on it hears and says nothing. */
  function endWith(person: Person, code: number, closing: number): void {
    if (!people.delete(person)) return;
    presence.lose(person);
    notify(person, code);
    person.end(closing);
  }

  /** To the room, but not to the one who came. */
  function announce(msgId: number, move: Move | null, except?: Person): void {
    if (move === null) return;
    const msgData: z.infer<typeof personMovedSchema> = { ...move, online: presence.count(move.rid) };
    for (const each of inRoom(move.rid)) if (each !== except) each.send({ msgId, msgData });
  }

  function announceArrival(arrival: Move, except?: Person): void {
    announce(CHAT_MESSAGE_IDS.joinRoomBroadcast, arrival, except);
  }

  function announceDeparture(departure: Move | null): void {
    announce(CHAT_MESSAGE_IDS.leaveRoomBroadcast, departure);
  }

  async function answer(person: Person, msgId: number, data: Fields): Promise<void> {
    switch (msgId) {
      case CHAT_MESSAGE_IDS.loginSuccess:
        return login(person, jwtOf(data));
      case CHAT_MESSAGE_IDS.guestLoginSuccess:
        return loginAsGuest(person, text(data['guest']));
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
    const bearer = await chatTokens.read(jwt);
    const member = bearer && (await sessions.isOpen(db, bearer.session)) ? await members.find(bearer.memberId) : null;
    if (bearer === null || member === null) {
      notify(person, RESPONSE_CODES.loginExpired);
      return;
    }
    if ([...people].filter(({ signIn }) => signIn?.member.id === member.id).length >= STREAM_LIMITS.member.connections) {
      endWith(person, RESPONSE_CODES.frequentSubmission, STREAM_CLOSING.policy);
      return;
    }
    const [userId, vipLevel] = await Promise.all([chatIds.of(member.id), members.vipLevel(member.id)]);
    const speaker = { userId, memberId: member.id, name: publicName(member), vipLevel };
    return welcome(person, CHAT_MESSAGE_IDS.loginSuccess, speaker, { member, session: bearer.session });
  }

  async function loginAsGuest(person: Person, token: string): Promise<void> {
    const guest = (await guestTokens.read(token)) ?? aGuest(person.language);
    return welcome(person, CHAT_MESSAGE_IDS.guestLoginSuccess, guest, null);
  }

  async function welcome(person: Person, msgId: number, speaker: Speaker, signIn: Person['signIn']): Promise<void> {
    // A member who signs in under another name has left the room.
    announceDeparture(presence.leave(person));
    Object.assign(person, { speaker, signIn, rid: null });
    const common = await rooms.common(person.language);
    const msgData: z.infer<typeof chatWelcomeSchema> = {
      userId: speaker.userId,
      name: speaker.name,
      rooms: common.map(counted),
      ...(signIn === null && { guest: await guestTokens.make(speaker) }),
    };
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
    const recent = [...(await news.recent(room.rid))];
    // It may have ended meanwhile, or signed in as somebody else.
    if (!people.has(person) || person.speaker !== speaker) return;
    const isMove = person.rid !== room.rid;
    if (isMove) announceDeparture(presence.leave(person));
    person.rid = room.rid;
    const hasArrived = isMove && presence.enter(person, room.rid, speaker);
    const msgData: z.infer<typeof joinedRoomSchema> = { room: counted(room), recent };
    person.send({ msgId: CHAT_MESSAGE_IDS.joinRoomUnicast, msgData });
    if (hasArrived) announceArrival({ rid, userId: speaker.userId, name: speaker.name }, person);
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
    if (clock.nowMs() - (spokeAtMs.get(speaker.userId) ?? -CHAT_PAUSE_MS) < CHAT_PAUSE_MS) {
      person.send({ msgId: CHAT_MESSAGE_IDS.roomBroadcastBlocked, msgData: { rid } });
      return;
    }
    spokeAtMs.set(speaker.userId, clock.nowMs());
    await news.say(rid, speaker, said);
  }

  /** An acceptable message: a ticket of the member's own, or a text; null for anything else. */
  async function contentOf({ signIn }: Person, words: string, ticketId: string): Promise<Said | null> {
    if (ticketId !== '') {
      const ticket = signIn === null ? null : await findTicket(signIn.member, ticketId);
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
    const history = await rooms.history({ rid, ...pageOf(data), category: 1, categoryType: 0, from: null, to: null });
    person.send({ msgId: CHAT_MESSAGE_IDS.requestHistory, msgData: history });
  }
}
