import { CHAT_MESSAGE_IDS, type joinedRoomSchema, type personMovedSchema } from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { z } from 'zod/mini';
import type { Move } from './createPresence';
import type { RoomNews } from './createRoomNews';
import type { RoomPreviews } from './createRoomPreviews';
import { RECENT_MESSAGES, type Rooms } from '../chat/createRooms';
import type { RoomScores } from './createRoomScores';
import type { SharedPresence } from './createSharedPresence';
import type { RoomBroadcasts } from './createRoomBroadcasts';
import { sendTo } from './inEachLanguage';
import { messageIn } from '../chat/messageIn';
import { notify, tell, type MessageEnvelope, type Person } from './person';

/** Arrivals and departures in rooms, through this process or another, and the messages sent about them. */
export interface Entering {
  join(person: Person, rid: string): Promise<void>;
  leave(person: Person): void;
  announceArrival(arrival: Move): void;
  announceDeparture(departure: Move | null): void;
}

interface Dependencies {
  readonly rooms: Pick<Rooms, 'find'>;
  readonly news: Pick<RoomNews, 'recent'>;
  readonly scores: Pick<RoomScores, 'entered'>;
  readonly previews: Pick<RoomPreviews, 'moved'>;
  readonly presence: Pick<SharedPresence, 'enter' | 'leave' | 'count'>;
  readonly broadcasts: Pick<RoomBroadcasts, 'score'>;
  readonly inRoom: (rid: string) => readonly Person[];
  readonly isThere: (person: Person) => boolean;
}

export function createEntering({ rooms, news, scores, previews, presence, broadcasts, inRoom, isThere }: Dependencies): Entering {
  /** Notifies the room, except the person who arrived. */
  function announce(msgId: number, move: Move, except?: Person): void {
    previews.moved(move.rid);
    const msgData: z.infer<typeof personMovedSchema> = { ...move, online: presence.count(move.rid) };
    sendTo(
      inRoom(move.rid).filter((each) => each !== except),
      { msgId, msgData },
    );
  }

  function announceArrival(arrival: Move, except?: Person): void {
    announce(CHAT_MESSAGE_IDS.joinRoomBroadcast, arrival, except);
  }

  function announceDeparture(departure: Move | null): void {
    if (departure !== null) announce(CHAT_MESSAGE_IDS.leaveRoomBroadcast, departure);
  }

  function leave(person: Person): void {
    const departure = presence.leave(person);
    person.rid = null;
    announceDeparture(departure);
  }

  return {
    leave,
    announceArrival: (arrival) => {
      announceArrival(arrival);
    },
    announceDeparture,

    async join(person, rid) {
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
      const isMove = person.rid !== room.rid;
      if (isMove) leave(person);
      person.rid = room.rid;
      // Hold back messages that arrive while the newest ones are read, then send each of them once.
      const held: MessageEnvelope[] = [];
      Object.assign(person, { held, newest: null });
      const [recent, score] = await Promise.all([news.recent(room.rid, speaker.memberId), scores.entered(room.rid)]);
      // The connection may have ended, signed in as someone else, or gone to another room in between.
      if (!isThere(person) || person.speaker !== speaker || person.held !== held) return;
      person.held = null;
      const hasArrived = isMove && presence.enter(person, room.rid, speaker);
      const msgData: z.infer<typeof joinedRoomSchema> = {
        room: { ...room, online: presence.count(room.rid) },
        recent: recent.map((message) => messageIn(person.language, message)),
        isWhole: recent.length < RECENT_MESSAGES,
      };
      person.send({ msgId: CHAT_MESSAGE_IDS.joinRoomUnicast, msgData });
      person.newest = BigInt(recent.at(-1)?.id ?? 0);
      for (const each of held) if (!recent.some(({ id }) => id === each.msgData.id)) tell(person, each);
      if (score !== null) await broadcasts.score(score, [person]);
      if (hasArrived) announceArrival({ rid, userId: speaker.userId, name: speaker.name }, person);
    },
  };
}
