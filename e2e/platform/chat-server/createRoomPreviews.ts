import type { roomPreviewSchema, WireChatMessage, WireRoom } from '@site/shared/wire/chat';
import type { z } from 'zod/mini';
import type { Db } from '../kernel';
import { toReplied } from '../chat/readMessageParts';
import type { ChatTables } from '../chat/tables';

type Preview = z.infer<typeof roomPreviewSchema>;

/** Last message of each room, cached per process. Each process receives every message of every room. */
export interface RoomPreviews {
  /** Stores a new message as the last one. */
  heard(message: WireChatMessage): void;
  /**
   * Drops the cached last message, which may have changed without a new message. Drops those of all rooms when `rid` is
   * missing.
   */
  forget(rid?: string): void;
  /** Marks that the people in the room have changed. */
  moved(rid: string): void;
  of(rid: string): Promise<Pick<WireRoom, 'last'>>;
  /** Returns the rooms whose last message or people have changed since the last call. */
  changed(): readonly string[];
}

export function createRoomPreviews(db: Db): RoomPreviews {
  const known = new Map<string, Preview | null>();
  /** Counter of `forget` calls. A read that started before the latest one is stale. */
  let turn = 0;
  let changes = new Set<string>();

  async function read(rid: string): Promise<Preview | null> {
    const row = await db
      .withTables<ChatTables>()
      .selectFrom('chat_message')
      .innerJoin('chat_room', 'chat_room.rid', 'chat_message.rid')
      .select(['chat_message.id', 'user_id', 'chat_message.name', 'text', 'category_type', 'at'])
      .where('chat_message.rid', '=', rid)
      .where('deleted_at', 'is', null)
      .whereRef('chat_message.id', '>', 'chat_room.cleared_to')
      .orderBy('chat_message.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : { ...toReplied(row), userId: row.user_id, at: row.at.getTime() };
  }

  return {
    heard({ rid, id, userId, name, text, at, packet, ticket, prediction, sticker, picture }) {
      const category = packet ? 2 : ticket ? 3 : prediction ? 4 : sticker !== undefined ? 5 : picture ? 6 : 1;
      const words = picture?.caption ?? text;
      known.set(rid, { ...toReplied({ id: BigInt(id), name, text: words, category_type: category }), userId, at });
      changes.add(rid);
    },
    forget(rid) {
      turn += 1;
      for (const each of rid === undefined ? [...known.keys()] : [rid]) {
        known.delete(each);
        changes.add(each);
      }
    },
    moved(rid) {
      changes.add(rid);
    },
    async of(rid) {
      let last = known.get(rid);
      if (last === undefined) {
        const began = turn;
        last = await read(rid);
        // A message received during the read is newer than its result.
        if (began === turn) known.set(rid, known.get(rid) ?? last);
      }
      return last === null ? {} : { last };
    },
    changed() {
      const rids = [...changes];
      changes = new Set();
      return rids;
    },
  };
}
