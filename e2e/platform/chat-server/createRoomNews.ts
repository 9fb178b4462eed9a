import { chatMessageSchema, type WireChatMessage } from '@site/shared/wire/chat';
import * as z from 'zod/mini';
import type { Bus, Db, MemberId } from '../kernel';
import { inTransaction } from '../kernel';
import type { Rooms, Speaker } from '../chat/createRooms';
import type { Said } from '../chat/messageRows';
import { CHANGE_TOPIC, MESSAGE_TOPIC, type RoomWriter } from '../chat/createRoomWriter';

const changeSchema = z.object({ rid: z.string(), id: z.string() });

/** Number of message ids remembered per room; higher than the number of messages shown to a person who enters. */
const REMEMBERED = 100;

/** Batch size when missed messages are read. */
const MISSED_AT_ONCE = 500;

/** Delivery of messages to the people of a room across all processes. */
export interface RoomNews {
  /** Returns false when this person has already sent a message with this key. */
  say(rid: string, speaker: Speaker, said: Said, key?: string): Promise<boolean>;
  /** Returns the messages for a person who enters, with that member's own claims and reactions. */
  recent(rid: string, memberId: MemberId | null): Promise<readonly WireChatMessage[]>;
  /** Returns the messages changed since the last call, in rooms with people of this process. */
  changed(): Promise<readonly WireChatMessage[]>;
  /** Forgets rooms without people of this process. */
  tidy(): void;
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly rooms: Pick<Rooms, 'recent' | 'since' | 'messages'>;
  readonly writer: Pick<RoomWriter, 'sayOnce'>;
  /** Returns true when people of this process are in the room. */
  readonly isOccupied: (rid: string) => boolean;
  readonly deliver: (message: WireChatMessage) => void;
}

/**
 * Stores and publishes each message in one transaction, so that all processes receive it or none. The sending process
 * receives it from the bus like any other, so everyone receives all messages of a room in the order of their ids.
 */
export function createRoomNews({ db, bus, rooms, writer, isOccupied, deliver }: Dependencies): RoomNews {
  const known = new Map<string, Set<string>>();
  /**
   * Newest message id delivered to each room here. Initially the newest one at the time when the room's first person of
   * this process entered.
   */
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
