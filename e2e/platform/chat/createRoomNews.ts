import { chatMessageSchema, type WireChatMessage } from '@site/shared/wire/chat';
import type { Bus, Db } from '../kernel';
import { inTransaction } from '../kernel';
import type { Rooms, Said, Speaker } from './createRooms';

const TOPIC = 'chat-message';

/** Of each room with people of this process; more than a room shows to a person who enters. */
const REMEMBERED = 100;

/** Messages reach the people of a room by whichever process they are there. */
export interface RoomNews {
  /** False where this person has said one with this key before. */
  say(rid: string, speaker: Speaker, said: Said, key?: string): Promise<boolean>;
  /** What a person who enters is shown. */
  recent(rid: string): Promise<readonly WireChatMessage[]>;
  /** Forgets rooms that nobody of this process is in. */
  tidy(): void;
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly rooms: Pick<Rooms, 'say' | 'recent'>;
  /** Whether people of this process are there. */
  readonly isOccupied: (rid: string) => boolean;
  readonly deliver: (message: WireChatMessage) => void;
}

/**
 * A message is stored and passed on in one transaction, so that what one room heard the others hear too. Its own process hears it by the bus like
 * any other: everybody hears all messages of a room in one order, which is that of their ids.
 */
export function createRoomNews({ db, bus, rooms, isOccupied, deliver }: Dependencies): RoomNews {
  const known = new Map<string, Set<string>>();

  function remember({ rid, id }: WireChatMessage): void {
    const ids = known.get(rid) ?? new Set<string>();
    known.set(rid, ids.add(id));
    const [oldest] = ids;
    if (ids.size > REMEMBERED && oldest !== undefined) ids.delete(oldest);
  }

  function passOn(message: WireChatMessage): void {
    if (isOccupied(message.rid)) remember(message);
    deliver(message);
  }

  bus.subscribe(TOPIC, {
    hearsItself: true,
    receive(content) {
      passOn(chatMessageSchema.parse(content));
    },
    async catchUp() {
      for (const [rid, ids] of known) {
        for (const message of await rooms.recent(rid)) if (!ids.has(message.id)) passOn(message);
      }
    },
  });

  return {
    say: (rid, speaker, said, key) =>
      inTransaction(db, async (trx) => {
        const stored = await rooms.say(trx, rid, speaker, said, key);
        if (stored !== null) await bus.publishIn(trx, TOPIC, stored);
        return stored !== null;
      }),
    async recent(rid) {
      const messages = await rooms.recent(rid);
      messages.forEach(remember);
      return messages;
    },
    tidy() {
      for (const rid of known.keys()) if (!isOccupied(rid)) known.delete(rid);
    },
  };
}
