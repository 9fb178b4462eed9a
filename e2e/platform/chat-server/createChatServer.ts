import {
  CHAT_MESSAGE_IDS,
  chatEnvelopeSchema,
  type ChatEnvelope,
  type WireChatMessage,
  type historyAnswerSchema,
} from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Language } from '../http/messageText';
import type { Bus, Clock, Db, KeyOf, Log, Member, Sportsbook } from '../kernel';
import { createRateLimit, STREAM_CLOSING, STREAM_LIMITS } from '../kernel';
import type { ChatPictures } from '../chat-pictures/createChatPictures';
import type { ChatTokens } from '../members/chatTokens';
import type { Members } from '../members/createMembers';
import type { Sessions } from '../members/createSessions';
import { carryOut } from './carryOut';
import type { Authority } from '../chat/createAuthority';
import { createEntering } from './createEntering';
import { createGuestTokens } from './createGuestTokens';
import { createMatchRooms } from './createMatchRooms';
import { createReacting } from './createReacting';
import { createRoomPreviews } from './createRoomPreviews';
import { createRoomNews } from './createRoomNews';
import type { Room, Rooms, Speaker } from '../chat/createRooms';
import type { RoomScores } from './createRoomScores';
import type { RoomWriter } from '../chat/createRoomWriter';
import { createSharedPresence } from './createSharedPresence';
import type { FindSilence } from '../chat/createSilences';
import { createSigningIn } from './createSigningIn';
import { createSpeaking } from './createSpeaking';
import { createRoomBroadcasts } from './createRoomBroadcasts';
import { createTicketFollowing } from './createTicketFollowing';
import { fieldsOf, jwtOf, text, type Fields, pageNumOf, pageOf, spanOf } from './fields';
import type { FindSharedTicket } from '../chat/findSharedTicket';
import { notify, tell, sendRestriction, type ChatLine, type Person } from './person';
import type { z } from 'zod/mini';
import { messageIn } from '../chat/messageIn';

/** Socket of one player on `/stream/api/v1/chat`. */
export interface ChatConnection {
  /** Answers messages one after the other, in the order of their arrival. Answers heartbeats at once. */
  receive(message: unknown): void;
  close(): void;
}

export interface ChatServer {
  /** Asks the other processes for the people in the rooms. */
  begin(): void;
  connect(line: ChatLine, language: Language, address: string): ChatConnection;
  /** Drops cached previews after the rooms were emptied and filled again. */
  forget(): void;
  /** Closes the sockets whose session has ended, and notifies rooms of the people who have not returned. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly members: Pick<Members, 'find'>;
  readonly sessions: Pick<Sessions, 'isOpen'>;
  readonly chatTokens: ChatTokens;
  readonly findTicket: FindSharedTicket;
  readonly pictures: Pick<ChatPictures, 'findUnsaid' | 'missing'>;
  readonly sportsbook: Pick<Sportsbook, 'ticketNow'>;
  readonly speakerOf: (member: Member) => Promise<Speaker>;
  readonly silenceIn: FindSilence;
  readonly writer: RoomWriter;
  readonly authority: Authority;
  readonly scores: RoomScores;
  readonly bus: Bus;
  /** Returns the names of the platform's processes, or null while they are unknown. */
  readonly processes: () => Promise<ReadonlySet<string> | null>;
  readonly keyOf: KeyOf;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Creates the chat server. A connection signs in (10001 with the jwt, or 10019 as a guest), enters one room at a time
 * (10002) and sends messages there (10003).
 *
 * | received                       | answered                                                           |
 * |--------------------------------|--------------------------------------------------------------------|
 * | 0                              | 0                                                                  |
 * | 10001, 10019                   | the same id with the person and the common rooms, then 10004 and   |
 * |                                | 10007 if they apply; a bad jwt: 60000                              |
 * | 10002 `{ rid }`                | 10016 to the person, 10008 to the others when the person is new;   |
 * |                                | an unknown room: 60000                                             |
 * | 10003 `{ msg }`, `{ sticker }`, `{ picture }`, `{ ticket_id }` | 10003 to everyone in the room      |
 * | 10018 `{ home, away }`         | 10018 to everyone in the room of that match                        |
 * | 10023 `{ id, emoji, isOn }`    | 10022 to everyone in the room                                      |
 * | (a red packet by its call)     | 10017 to everyone in the room, and 10022 as it is claimed          |
 * | a message that is not allowed  | 10004 restricted person, 10006 muted room, 10007 grade too low,    |
 * |                                | 10005 too fast, otherwise 60000                                    |
 * | 10011 (as by HTTP)             | 10011 with the page                                                |
 * | anything, from a banned person | 10004                                                              |
 * | anything after the session     | 60000 with 6001, then the connection is closed with 4001           |
 *
 * Every process sends an order of the operator to the people it concerns (`carryOut`). A room counts people: all tabs
 * of a member are one person, who has left (10020) when the last tab is gone and does not return in time. A guest is
 * one person as long as the page keeps the token of the welcome. Guests read every common room and write where members
 * may (decision 137).
 */
export function createChatServer(dependencies: Dependencies): ChatServer {
  const { db, rooms, members, sessions, chatTokens, findTicket, sportsbook, speakerOf, silenceIn, writer, authority, scores } =
    dependencies;
  const { pictures, bus, processes, keyOf, clock, log } = dependencies;
  const people = new Set<Person>();
  const presence = createSharedPresence({
    clock,
    bus,
    onArrival: (arrival) => {
      entering.announceArrival(arrival);
    },
    onDeparture: (departure) => {
      entering.announceDeparture(departure);
    },
  });
  const messagesOfMember = createRateLimit({ points: STREAM_LIMITS.member.messages, seconds: STREAM_LIMITS.windowSeconds });
  const inRoom = (rid: string): readonly Person[] => [...people].filter((person) => person.rid === rid);
  const previews = createRoomPreviews(db);
  const news = createRoomNews({
    db,
    bus,
    rooms,
    writer,
    isOccupied: (rid) => inRoom(rid).length > 0,
    deliver(message) {
      speaking.heard(message.userId, message.at);
      previews.heard(message);
      const envelope = { msgId: idOf(message), msgData: message };
      for (const person of inRoom(message.rid)) {
        if (person.held === null) tell(person, envelope);
        else person.held.push(envelope);
      }
    },
  });
  const speaking = createSpeaking({ rooms, news, silenceIn, scores, findTicket, pictures, clock });
  const occupied = () => new Set([...people].flatMap(({ rid }) => rid ?? []));
  const signedIn = () => [...people].filter(({ speaker }) => speaker !== null);
  const broadcasts = createRoomBroadcasts({ scores, news, previews, presence, inRoom, signedIn, occupied });
  const followTickets = createTicketFollowing({ db, clock, members, findTicket, sportsbook, writer });
  const react = createReacting({ db, rooms, writer, silenceIn, clock });
  const counted = (room: Room) => ({ ...room, online: presence.count(room.rid) });
  const matchRooms = createMatchRooms({ rooms, scores, presence, authority });
  const commonRooms = async (language: Language) => {
    const listed = [...(await rooms.common(language)).map(counted), ...(await matchRooms.list(language))];
    return Promise.all(listed.map(async (room) => ({ ...room, ...(await previews.of(room.rid)) })));
  };
  const entering = createEntering({ rooms, news, scores, previews, presence, broadcasts, inRoom, isThere: (person) => people.has(person) });
  const signingIn = createSigningIn({
    ...{ db, chatTokens, sessions, members, speakerOf, authority, commonRooms, people, endWith },
    guestTokens: createGuestTokens(clock, keyOf('chat-guest')),
    leave: entering.leave,
  });
  const follow: Parameters<Authority['onOrder']>[0] = (order) => {
    if (order.type === 'missed') previews.forget();
    else if (order.type === 'deleted' || order.type === 'cleared' || order.type === 'destroyed') previews.forget(order.rid);
    return carryOut(order, { people: [...people], rooms, authority, commonRooms, leave: entering.leave, join: entering.join });
  };
  authority.onOrder(follow);

  return {
    begin: presence.begin,
    forget: () => previews.forget(),

    connect(line, language, address) {
      const person: Person = {
        ...line,
        language,
        address,
        speaker: null,
        signIn: null,
        rid: null,
        restricted: null,
        held: null,
        newest: null,
      };
      people.add(person);
      const take = async ({ msgId, msgData }: ChatEnvelope): Promise<void> => {
        try {
          if (await mayGoOn(person)) await answer(person, msgId, fieldsOf(msgData));
        } catch (error) {
          log.error('chat-failed', { msgId, error: String(error) });
          notify(person, RESPONSE_CODES.serverError);
        }
      };
      let turn = Promise.resolve();
      return {
        receive(message) {
          const { success, data } = chatEnvelopeSchema.safeParse(message);
          if (!success) notify(person, RESPONSE_CODES.invalidParameter);
          else if (data.msgId === CHAT_MESSAGE_IDS.heartbeat) person.send({ msgId: data.msgId });
          else turn = turn.then(() => take(data));
        },
        close() {
          if (people.delete(person)) presence.lose(person);
        },
      };
    },

    async tick() {
      speaking.tidy();
      if (presence.hasOthers) presence.keepOnly(await processes());
      presence.sweep().forEach(entering.announceDeparture);
      news.tidy();
      await broadcasts.scores();
      await followTickets();
      await broadcasts.changes();
      await broadcasts.previews();
      if (await matchRooms.look()) await follow({ type: 'rooms' });
      for (const { userId } of overdue()) await follow({ type: 'restricted', userId });
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

  /** Returns the people whose mute or ban has expired. */
  function overdue() {
    const restricted = [...people].flatMap(({ restricted: each }) => each ?? []);
    return restricted.filter(({ restriction }) => restriction.until !== null && restriction.until.getTime() <= clock.nowMs());
  }

  /** Ends the connection when the member's session is over, or when the member sends too much over all connections. */
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

  /** Sends the reason and closes the connection. It neither receives nor sends anything afterwards. */
  function endWith(person: Person, code: number, closing: number): void {
    if (!people.delete(person)) return;
    presence.lose(person);
    notify(person, code);
    person.end(closing);
  }

  async function answer(person: Person, msgId: number, data: Fields): Promise<void> {
    const { restricted, speaker } = person;
    const isSigningIn = msgId === CHAT_MESSAGE_IDS.loginSuccess || msgId === CHAT_MESSAGE_IDS.guestLoginSuccess;
    if (speaker === null && restricted?.restriction.kind === 'ban' && !isSigningIn) {
      sendRestriction(person, restricted.restriction);
      return;
    }
    switch (msgId) {
      case CHAT_MESSAGE_IDS.loginSuccess:
        return signingIn.login(person, jwtOf(data));
      case CHAT_MESSAGE_IDS.guestLoginSuccess:
        return signingIn.loginAsGuest(person, text(data['guest']));
      case CHAT_MESSAGE_IDS.joinRoom:
        return entering.join(person, text(data['rid']));
      case CHAT_MESSAGE_IDS.sendMessage:
      case CHAT_MESSAGE_IDS.scorePrediction:
        return speaking.speak(person, msgId, data);
      case CHAT_MESSAGE_IDS.reaction:
        return react(person, data);
      case CHAT_MESSAGE_IDS.requestHistory:
        return sendHistory(person, data, rooms);
      default: {
        notify(person, RESPONSE_CODES.invalidParameter);
        return;
      }
    }
  }
}

function idOf({ packet, prediction }: WireChatMessage): number {
  if (packet !== undefined) return CHAT_MESSAGE_IDS.giftRecord;
  return prediction === undefined ? CHAT_MESSAGE_IDS.sendMessage : CHAT_MESSAGE_IDS.scorePrediction;
}

async function sendHistory(person: Person, data: Fields, rooms: Pick<Rooms, 'history'>): Promise<void> {
  const { rid, speaker } = person;
  if (rid === null || speaker === null) {
    notify(person, RESPONSE_CODES.invalidParameter);
    return;
  }
  const { total, list } = await rooms.history({
    rid,
    ...pageOf(data),
    category: 1,
    categoryType: 0,
    ...spanOf(data),
    memberId: speaker.memberId,
  });
  const msgData: z.infer<typeof historyAnswerSchema> = {
    ...{ rid, pageNum: pageNumOf(data), total },
    list: list.map((message) => messageIn(person.language, message)),
  };
  person.send({ msgId: CHAT_MESSAGE_IDS.requestHistory, msgData });
}
