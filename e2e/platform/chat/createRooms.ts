import type { WireChatMessage, WireRoom, WireSharedTicket } from '@site/shared/wire/chat';
import * as z from '@site/shared/wire/zod';
import type { Language } from '../http/messageText';
import type { Clock, Db, MemberId, Reader, Trx } from '../kernel';
import type { MemberTables } from '../members/tables';
import rooms from './rooms.json';
import type { ChatTables } from './tables';

/** How many messages a room shows to a person who enters. */
export const RECENT_MESSAGES = 30;

export type Room = Omit<WireRoom, 'online'>;

export interface Speaker {
  /** As rooms know the person. */
  readonly userId: string;
  /** Null for a guest. */
  readonly memberId: MemberId | null;
  readonly name: string;
  readonly vipLevel: number;
}

export interface HistoryRequest {
  readonly rid: string;
  readonly offset: number;
  readonly limit: number;
  /** 1 room messages, 2 system. */
  readonly category: number;
  /** 0 all, 1 text, 2 gifts, 3 shared tickets. */
  readonly categoryType: number;
  readonly from: Date | null;
  readonly to: Date | null;
}

/** A text, or a ticket. */
export type Said = { readonly text: string } | { readonly ticket: WireSharedTicket };

/** Chat rooms and their messages. */
export interface Rooms {
  common(language: Language): Promise<readonly Room[]>;
  /** A match room is created when the first person enters it; null where there is no such match or room. */
  find(rid: string, language: Language): Promise<Room | null>;
  say(reader: Reader, rid: string, speaker: Speaker, said: Said): Promise<WireChatMessage>;
  /** Oldest first. */
  recent(rid: string): Promise<readonly WireChatMessage[]>;
  /** Newest first. */
  history(request: HistoryRequest): Promise<{ readonly total: number; readonly list: readonly WireChatMessage[] }>;
}

const MATCH_ROOM = /^m(?<gameId>[\w-]{1,40})$/;

/** @param findMatchTitle `A - B` of a match that is on the board, null for any other */
export function createRooms(db: Db, clock: Clock, findMatchTitle: (gameId: string) => Promise<string | null>): Rooms {
  const tables = db.withTables<ChatTables & MemberTables>();
  const load = (rid: string) => tables.selectFrom('chat_room').selectAll().where('rid', '=', rid).executeTakeFirst();
  return {
    async common(language) {
      const rows = await tables.selectFrom('chat_room').selectAll().where('position', 'is not', null).orderBy('position').execute();
      return rows.map((row) => toRoom(row, language));
    },

    async find(rid, language) {
      const row = await load(rid);
      if (row !== undefined) return toRoom(row, language);
      const gameId = MATCH_ROOM.exec(rid)?.groups?.['gameId'];
      const title = gameId === undefined ? null : await findMatchTitle(gameId);
      if (title === null) return null;
      await tables
        .insertInto('chat_room')
        .values({ rid, name: JSON.stringify({ 'zh-CN': title, 'zh-TW': title }), position: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const made = await load(rid);
      return made === undefined ? null : toRoom(made, language);
    },

    async say(reader, rid, { userId, memberId, name, vipLevel }, said) {
      const content =
        'ticket' in said
          ? { text: '', ticket: JSON.stringify(said.ticket), category_type: 3 as const }
          : { text: said.text, category_type: 1 as const };
      const tablesHere = reader.withTables<ChatTables & MemberTables>();
      const row = await tablesHere
        .insertInto('chat_message')
        .values({ rid, user_id: userId, member_id: memberId, name, vip_level: vipLevel, category: 1, at: clock.now(), ...content })
        .returningAll()
        .executeTakeFirstOrThrow();
      const speaker =
        memberId === null
          ? undefined
          : await tablesHere.selectFrom('member').select('avatar').where('id', '=', memberId).executeTakeFirst();
      return toMessage({ ...row, avatar: speaker?.avatar ?? null });
    },

    async recent(rid) {
      const rows = await tables
        .selectFrom('chat_message')
        .leftJoin('member', 'member.id', 'chat_message.member_id')
        .selectAll('chat_message')
        .select('member.avatar')
        .where('rid', '=', rid)
        .orderBy('chat_message.id', 'desc')
        .limit(RECENT_MESSAGES)
        .execute();
      return rows.reverse().map(toMessage);
    },

    async history({ rid, offset, limit, category, categoryType, from, to }) {
      let query = tables
        .selectFrom('chat_message')
        .where('rid', '=', rid)
        .where('category', '=', category === 2 ? 2 : 1);
      if (categoryType === 1 || categoryType === 2 || categoryType === 3) query = query.where('category_type', '=', categoryType);
      if (from !== null) query = query.where('at', '>=', from);
      if (to !== null) query = query.where('at', '<=', to);
      const { total } = await query.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
      const rows = await query
        .leftJoin('member', 'member.id', 'chat_message.member_id')
        .selectAll('chat_message')
        .select('member.avatar')
        .orderBy('chat_message.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      return { total: Number(total), list: rows.map(toMessage) };
    },
  };
}

const localized = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

const seedSchema = z.object({
  rooms: z.array(z.object({ rid: z.string(), name: localized })),
  messages: z.array(z.object({ rid: z.string(), userId: z.string(), name: z.string(), minutesAgo: z.int(), text: z.string() })),
});

export async function seedRooms(trx: Trx, clock: Clock): Promise<void> {
  const tables = trx.withTables<ChatTables>();
  const seed = seedSchema.parse(rooms);
  await tables
    .insertInto('chat_room')
    .values(seed.rooms.map(({ rid, name }, position) => ({ rid, name: JSON.stringify(name), position })))
    .execute();
  await tables
    .insertInto('chat_message')
    .values(
      seed.messages.map(({ rid, userId, name, minutesAgo, text }) => ({
        rid,
        user_id: userId,
        member_id: null,
        name,
        vip_level: 1,
        text,
        category: 1 as const,
        category_type: 1 as const,
        at: new Date(clock.nowMs() - minutesAgo * 60_000),
      })),
    )
    .execute();
}

interface RoomRow {
  readonly rid: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly state: 'open' | 'muted';
}

function toRoom({ rid, name, state }: RoomRow, language: Language): Room {
  return { rid, name: name[language], state };
}

interface MessageRow {
  readonly id: bigint;
  readonly rid: string;
  readonly user_id: string;
  readonly name: string;
  readonly vip_level: number;
  readonly avatar: string | null;
  readonly text: string;
  readonly at: Date;
  readonly ticket: WireSharedTicket | null;
}

function toMessage(row: MessageRow): WireChatMessage {
  return {
    id: row.id.toString(),
    rid: row.rid,
    userId: row.user_id,
    name: row.name,
    vipLevel: row.vip_level,
    ...(row.avatar !== null && { avatar: row.avatar }),
    text: row.text,
    at: row.at.getTime(),
    ...(row.ticket !== null && { ticket: row.ticket }),
  };
}
