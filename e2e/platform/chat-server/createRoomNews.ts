import { chatMessageSchema, type WireChatMessage } from '@site/shared/wire/chat';
import * as z from 'zod/mini';
import type { Bus, Db, MemberId } from '../kernel';
import { inTransaction } from '../kernel';
import type { Rooms, Speaker } from '../chat/createRooms';
import type { Said } from '../chat/messageRows';
import { CHANGE_TOPIC, MESSAGE_TOPIC, type RoomWriter } from '../chat/createRoomWriter';

const changeSchema = z.object({ rid: z.string(), id: z.string() });

/** Of each room with people of this process; more than a room shows to a person who enters. */
const REMEMBERED = 100;

/** What was missed is read in parts of so many. */
const MISSED_AT_ONCE = 500;

/** Messages reach the people of a room by whichever process they are there. */
export interface RoomNews {
  /** False where this person has said one with this key before. */
  say(rid: string, speaker: Speaker, said: Said, key?: string): Promise<boolean>;
  /** What a person who enters is shown, with what is their own. */
  recent(rid: string, memberId: MemberId | null): Promise<readonly WireChatMessage[]>;
  /** Messages that have changed since they were read last, of rooms with people of this process. */
  changed(): Promise<readonly WireChatMessage[]>;
  /** Forgets rooms that no one of this process is in. */
  tidy(): void;
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly rooms: Pick<Rooms, 'recent' | 'since' | 'messages'>;
  readonly writer: Pick<RoomWriter, 'sayOnce'>;
  /** Whether people of this process are there. */
  readonly isOccupied: (rid: string) => boolean;
  readonly deliver: (message: WireChatMessage) => void;
}

/**
 * A message is stored and passed on in one transaction, so that what one room heard the others hear too. Its own process hears it by the bus like
 * any other: everybody hears all messages of a room in one order, which is that of their ids.
 */
export function createRoomNews({ db, bus, rooms, writer, isOccupied, deliver }: Dependencies): RoomNews {
  const known = new Map<string, Set<string>>();
  /** The newest message of a room that its people here received, or that was the newest when the first of them came. */
  const passed = new Map<string, bigint>();
  let changes = new Map<string, string>();

  function remember({ rid, id }: WireChatMessage): void {
    const ids = known.get(rid) ?? new Set<string>();
    known.set(rid, ids.add(id));
    const [oldest] = ids;
    if (ids.size > REMEMBERED && oldest !== undefined) ids.delete(oldest);
  }

  function passOn(message: WireChatMessage): void {
    if (isOccupied(message.rid)) {
      remember(message);
      passed.set(message.rid, BigInt(message.id));
    }
    deliver(message);
  }

  async function passOnMissed(rid: string): Promise<void> {
    const missed = await rooms.since(rid, passed.get(rid) ?? 0n, MISSED_AT_ONCE);
    missed.forEach(passOn);
    if (missed.length === MISSED_AT_ONCE && isOccupied(rid)) await passOnMissed(rid);
  }

  bus.subscribe(MESSAGE_TOPIC, {
    hearsItself: true,
    receive(content) {
      passOn(chatMessageSchema.parse(content));
    },
    async catchUp() {
      for (const rid of passed.keys()) await passOnMissed(rid);
    },
  });
  bus.subscribe(CHANGE_TOPIC, {
    hearsItself: true,
    receive(content) {
      const { rid, id } = changeSchema.parse(content);
      if (isOccupied(rid)) changes.set(id, rid);
    },
    catchUp() {
      for (const [rid, ids] of known) for (const id of ids) changes.set(id, rid);
    },
  });

  return {
    say: (rid, speaker, said, key) => inTransaction(db, (trx) => writer.sayOnce(trx, rid, speaker, said, key)),
    async recent(rid, memberId) {
      const messages = await rooms.recent(rid, memberId);
      messages.forEach(remember);
      if (!passed.has(rid)) passed.set(rid, BigInt(messages.at(-1)?.id ?? 0));
      return messages;
    },
    async changed() {
      const taken = changes;
      changes = new Map();
      try {
        return await rooms.messages([...taken.keys()]);
      } catch (error) {
        changes = new Map([...taken, ...changes]);
        throw error;
      }
    },
    tidy() {
      for (const rid of [...known.keys(), ...passed.keys()].filter((each) => !isOccupied(each))) {
        known.delete(rid);
        passed.delete(rid);
      }
    },
  };
}
