import { CHAT_MESSAGE_IDS, type clearedRoomSchema, type roomStatusSchema, type WireRoom } from '@site/shared/wire/chat';
import type { z } from 'zod/mini';
import type { Language } from '../http/messageText';
import type { Authority, ChatOrder } from '../chat/createAuthority';
import type { Rooms } from '../chat/createRooms';
import { sendInEachLanguage, sendTo } from './inEachLanguage';
import { sendRestriction, type Person } from './person';

interface ChatPlace {
  /** All people connected to this process. */
  readonly people: readonly Person[];
  readonly rooms: Pick<Rooms, 'find'>;
  readonly authority: Pick<Authority, 'restrictionOf' | 'speakLevel'>;
  readonly commonRooms: (language: Language) => Promise<WireRoom[]>;
  /** Takes the person out of the room and notifies the others. */
  readonly leave: (person: Person) => void;
  readonly join: (person: Person, rid: string) => Promise<void>;
}

/** Notifies the people connected to this process of the operator's order, with the message for that order. */
export async function carryOut(order: ChatOrder | { readonly type: 'missed' }, place: ChatPlace): Promise<void> {
  const { rooms, authority } = place;
  const signedIn = place.people.filter(({ speaker }) => speaker !== null);
  switch (order.type) {
    case 'room':
      return sendInEachLanguage(signedIn, async (language) => {
        const room = await rooms.find(order.rid, language);
        if (room === null) return null;
        const { rid, state, pinned, pictures } = room;
        const msgData: z.infer<typeof roomStatusSchema> = {
          ...{ rid, state },
          ...(pinned !== undefined && { pinned }),
          ...(pictures && { pictures }),
        };
        return { msgId: CHAT_MESSAGE_IDS.roomStatus, msgData };
      });
    case 'rooms':
      return tellRooms();
    case 'destroyed': {
      const there = within(order.rid);
      there.forEach(place.leave);
      sendTo(there, { msgId: CHAT_MESSAGE_IDS.roomDestroyed, msgData: { rid: order.rid } });
      return;
    }
    case 'cleared': {
      const { rid, isTakenBack } = order;
      const msgData: z.infer<typeof clearedRoomSchema> = { rid, ...(isTakenBack && { isTakenBack }) };
      sendTo(within(rid), { msgId: CHAT_MESSAGE_IDS.clearRoom, msgData });
      return;
    }
    case 'deleted':
      sendTo(within(order.rid), { msgId: CHAT_MESSAGE_IDS.messageDeleted, msgData: { rid: order.rid, id: order.id } });
      return;
    case 'restricted':
      return restrict(order.userId);
    case 'level':
      return tellLevel();
    case 'named':
      for (const person of signedIn) {
        if (person.speaker?.userId === order.userId) person.speaker = { ...person.speaker, name: order.name, isMasked: false };
      }
      return;
    case 'missed':
      await tellRooms();
      await tellLevel();
      for (const userId of new Set(place.people.flatMap((person) => person.speaker?.userId ?? person.restricted?.userId ?? []))) {
        await restrict(userId);
      }
      // Joining again sends the present room, without what was deleted, cleared or destroyed in between.
      for (const person of signedIn) if (person.rid !== null) await place.join(person, person.rid);
  }

  function within(rid: string): readonly Person[] {
    return signedIn.filter((person) => person.rid === rid);
  }

  function tellRooms(): Promise<void> {
    return sendInEachLanguage(signedIn, async (language) => ({
      msgId: CHAT_MESSAGE_IDS.globalRoomStatus,
      msgData: { rooms: await place.commonRooms(language) },
    }));
  }

  async function tellLevel(): Promise<void> {
    const msgData = { level: await authority.speakLevel() };
    sendTo(
      signedIn.filter(({ speaker }) => speaker?.isStaff !== true),
      { msgId: CHAT_MESSAGE_IDS.vipChatLevel, msgData },
    );
  }

  async function restrict(userId: string): Promise<void> {
    const concerned = place.people.filter(({ speaker, restricted }) => (speaker?.userId ?? restricted?.userId) === userId);
    if (concerned.length === 0) return;
    const restriction = await authority.restrictionOf(userId);
    for (const person of concerned) {
      const isNews = order.type === 'restricted' || restriction.kind !== (person.restricted?.restriction.kind ?? 'none');
      person.restricted = restriction.kind === 'none' ? null : { userId, restriction };
      if (restriction.kind === 'ban') {
        // The connection stays open, because the ban may be lifted.
        place.leave(person);
        person.speaker = null;
      }
      if (isNews) sendRestriction(person, restriction);
    }
  }
}
