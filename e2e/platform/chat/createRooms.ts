import type { WireChatMessage, WireRoom } from '@site/shared/wire/chat';
import type { Language } from '../http/messageText';
import { namesIn } from '../http/namesIn';
import { giveToMessage } from './pictureRows';
import { sql, type Selectable } from 'kysely';
import type { Clock, Db, MemberId, Trx } from '../kernel';
import type { MemberTables } from '../members/tables';
import type { MatchFacts } from './findMatch';
import { contentOf, toMessage, type MessageRow, type Said } from './messageRows';
import { readMessageParts, type ReadPackets } from './readMessageParts';
import type { ChatTables } from './tables';
import { correlationId } from '../kernel/correlation';

/** Number of messages that a room shows to a person who enters. */
export const RECENT_MESSAGES = 30;

export type Room = Omit<WireRoom, 'online'>;

export interface Speaker {
  /** Id of the person in chat rooms. */
  readonly userId: string;
  /** Null for a guest. */
  readonly memberId: MemberId | null;
  readonly name: string;
  readonly vipLevel: number;
  /** True for the operator's staff. */
  readonly isStaff?: boolean;
  /** True for a member without a nickname. */
  readonly isMasked?: boolean;
}

export interface HistoryRequest {
  readonly rid: string;
  readonly offset: number;
  readonly limit: number;
  /** 1 room messages, 2 system. */
  readonly category: number;
  /** 0 all, 1 text, 2 gifts, 3 shared tickets, 4 predicted scores, 5 stickers, 6 pictures. */
  readonly categoryType: number;
  readonly from: Date | null;
  readonly to: Date | null;
  /** Member who reads the history; null for a guest. */
  readonly memberId: MemberId | null;
}

/** Chat rooms and their messages. */
export interface Rooms {
  common(language: Language): Promise<readonly Room[]>;
  /**
   * Finds a room. Creates a match room when the first person enters it. Returns null when the match or room does not
   * exist.
   */
  find(rid: string, language: Language): Promise<Room | null>;
  /**
   * Reports that the room's match has ended. The room closes half an hour after the first report. Returns true when
   * that time is over.
   */
  ended(rid: string): Promise<boolean>;
  /**
   * Stores a message. The ids of a room's messages follow the order of their commits, because each waits for the
   * previous one.
   *
   * @param key the sender's own key of the message; returns null when the sender has already used it
   */
  say(trx: Trx, rid: string, speaker: Speaker, said: Said, key?: string): Promise<WireChatMessage | null>;
  findByKey(userId: string, key: string): Promise<WireChatMessage | null>;
  /** Returns true when the room has this message and it is visible. */
  has(rid: string, id: bigint): Promise<boolean>;
  /** Returns those of the given people who have written there, with their latest names. */
  speakers(rid: string, userIds: readonly string[]): Promise<NonNullable<WireChatMessage['mentions']>>;
  /** Returns false when nothing changes. */
  react(trx: Trx, id: bigint, memberId: MemberId, reaction: { readonly emoji: string; readonly isOn: boolean }): Promise<boolean>;
  /** Returns the newest messages, oldest first, with this member's own claims and reactions. */
  recent(rid: string, memberId: MemberId | null): Promise<readonly WireChatMessage[]>;
  /** Returns up to `limit` messages after this one, oldest first. */
  since(rid: string, id: bigint, limit: number): Promise<readonly WireChatMessage[]>;
  /** Returns the visible messages with these ids in their present state. */
  messages(ids: readonly string[]): Promise<readonly WireChatMessage[]>;
  /** Returns a page of messages, newest first. */
  history(request: HistoryRequest): Promise<{ readonly total: number; readonly list: readonly WireChatMessage[] }>;
}

/** Time for which the room of a match stays open after it. */
export const OPEN_AFTER_MATCH_MS = 30 * 60_000;

const MATCH_ROOM = /^m(?<gameId>[\w-]{1,40})$/;

/** Returns the match of a room, or null for a common room. */
export function gameIdOf(rid: string): string | null {
  return MATCH_ROOM.exec(rid)?.groups?.['gameId'] ?? null;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Returns null for a match that is not on the board. */
  readonly findMatch: (gameId: string) => Promise<MatchFacts | null>;
  readonly readPackets: ReadPackets;
}

export function createRooms({ db, clock, findMatch, readPackets }: Dependencies): Rooms {
  const tables = db.withTables<ChatTables & MemberTables>();
  const load = (rid: string) => tables.selectFrom('chat_room').selectAll().where('rid', '=', rid).executeTakeFirst();
  return {
    async common(language) {
      const rows = await tables
        .selectFrom('chat_room')
        .selectAll()
        .where('position', 'is not', null)
        .where('state', '<>', 'destroyed')
        .orderBy('position')
        .execute();
      return rows.map((row) => toRoom(row, language));
    },

    async find(rid, language) {
      const row = await load(rid);
      if (row !== undefined) return row.state === 'destroyed' || isClosed(row) ? null : toRoom(row, language);
      const gameId = gameIdOf(rid);
      const match = gameId === null ? null : await findMatch(gameId);
      if (match === null) return null;
      const named = (inLanguage: Language) => {
        const { team_h, team_c } = namesIn(inLanguage, match);
        return `${team_h} - ${team_c}`;
      };
      await tables
        .insertInto('chat_room')
        .values({ rid, name: JSON.stringify({ 'zh-CN': named('zh-CN'), 'zh-TW': named('zh-TW') }), position: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const made = await load(rid);
      return made === undefined ? null : toRoom(made, language);
    },

    async ended(rid) {
      const closesAt = new Date(clock.nowMs() + OPEN_AFTER_MATCH_MS);
      const row = await tables
        .updateTable('chat_room')
        .set((eb) => ({ closes_at: eb.fn.coalesce('closes_at', eb.val(closesAt)) }))
        .where('rid', '=', rid)
        .returning('closes_at')
        .executeTakeFirst();
      return row !== undefined && isClosed(row);
    },

    async say(trx, rid, { userId, memberId, name, vipLevel, isStaff = false }, said, key) {
      const tablesHere = trx.withTables<ChatTables & MemberTables>();
      await sql`select pg_advisory_xact_lock(hashtext('chat-room'), hashtext(${rid}))`.execute(trx);
      const person = { user_id: userId, member_id: memberId, name, vip_level: vipLevel, staff: isStaff };
      const row = await tablesHere
        .insertInto('chat_message')
        .values({ rid, ...person, category: 1, at: clock.now(), key: key ?? null, ...contentOf(said) })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return null;
      if ('picture' in said) await giveToMessage(trx, said.picture.id, row.id);
      if (memberId !== null) await notifyOfFirstMessage(trx, memberId, row.id, clock.now());
      const speaker =
        memberId === null
          ? undefined
          : await tablesHere.selectFrom('member').select('avatar').where('id', '=', memberId).executeTakeFirst();
      // The packet's row is written after its message, so it cannot be read here.
      const shown =
        'packet' in said ? { packet: said.packet } : 'picture' in said ? { picture: { ...said.picture, caption: said.text } } : {};
      const partsOf = row.reply_to === null ? () => ({}) : await readMessageParts(trx, [row], null, readPackets);
      return { ...toMessage({ ...row, avatar: speaker?.avatar ?? null }), ...partsOf(row), ...shown };
    },

    async findByKey(userId, key) {
      const row = await visible().where('user_id', '=', userId).where('key', '=', key).executeTakeFirst();
      return row === undefined ? null : ((await toMessages([row], null))[0] ?? null);
    },

    async has(rid, id) {
      const row = await visible().where('chat_message.rid', '=', rid).where('chat_message.id', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    async speakers(rid, userIds) {
      if (userIds.length === 0) return [];
      const rows = await tables
        .selectFrom('chat_message')
        .distinctOn('user_id')
        .select(['user_id', 'name'])
        .where('rid', '=', rid)
        .where('user_id', 'in', userIds)
        .orderBy('user_id')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ user_id: userId, name }) => ({ userId, name }));
    },

    async react(trx, id, memberId, { emoji, isOn }) {
      const reactions = trx.withTables<ChatTables>();
      if (isOn) {
        const { numInsertedOrUpdatedRows } = await reactions
          .insertInto('chat_reaction')
          .values({ message_id: id, member_id: memberId, emoji, at: clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      }
      const { numDeletedRows } = await reactions
        .deleteFrom('chat_reaction')
        .where('message_id', '=', id)
        .where('member_id', '=', memberId)
        .where('emoji', '=', emoji)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async messages(ids) {
      if (ids.length === 0) return [];
      return toMessages(await visible().where('chat_message.id', 'in', ids.map(BigInt)).orderBy('chat_message.id').execute(), null);
    },

    async recent(rid, memberId) {
      const rows = await visible().where('chat_message.rid', '=', rid).orderBy('chat_message.id', 'desc').limit(RECENT_MESSAGES).execute();
      return toMessages(rows.reverse(), memberId);
    },

    async since(rid, id, limit) {
      const later = visible().where('chat_message.rid', '=', rid).where('chat_message.id', '>', id);
      return toMessages(await later.orderBy('chat_message.id').limit(limit).execute(), null);
    },

    async history({ rid, offset, limit, category, categoryType, from, to, memberId }) {
      let query = visible()
        .where('chat_message.rid', '=', rid)
        .where('category', '=', category === 2 ? 2 : 1);
      if (isType(categoryType)) query = query.where('category_type', '=', categoryType);
      if (from !== null) query = query.where('at', '>=', from);
      if (to !== null) query = query.where('at', '<=', to);
      const { total } = await query
        .clearSelect()
        .select((count) => count.fn.countAll<bigint>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await query.orderBy('chat_message.id', 'desc').offset(offset).limit(limit).execute();
      return { total: Number(total), list: await toMessages(rows, memberId) };
    },
  };

  function isClosed({ closes_at: closesAt }: Pick<Selectable<ChatTables['chat_room']>, 'closes_at'>): boolean {
    return closesAt !== null && closesAt.getTime() <= clock.nowMs();
  }

  async function toMessages(rows: readonly MessageRow[], memberId: MemberId | null): Promise<WireChatMessage[]> {
    const partsOf = await readMessageParts(db, rows, memberId, readPackets);
    return rows.map((row) => ({ ...toMessage(row), ...partsOf(row) }));
  }

  /** Selects messages that are neither deleted nor cleared with their room. */
  function visible() {
    return tables
      .selectFrom('chat_message')
      .innerJoin('chat_room', 'chat_room.rid', 'chat_message.rid')
      .leftJoin('member', 'member.id', 'chat_message.member_id')
      .selectAll('chat_message')
      .select('member.avatar')
      .where('deleted_at', 'is', null)
      .whereRef('chat_message.id', '>', 'chat_room.cleared_to');
  }
}

function isType(type: number): type is 1 | 2 | 3 | 4 | 5 | 6 {
  return type >= 1 && type <= 6;
}

type RoomRow = Pick<Selectable<ChatTables['chat_room']>, 'rid' | 'name' | 'state' | 'pinned' | 'picture_level'>;

function toRoom({ rid, name, state, pinned, picture_level: level }: RoomRow, language: Language): Room {
  return {
    rid,
    name: name[language],
    state: state === 'open' ? 'open' : 'muted',
    ...(pinned !== null && { pinned: pinned[language] }),
    ...(level !== null && { pictures: { level } }),
  };
}

/** Notifies the member's pages of the member's first message in any room, because promotions require it. */
async function notifyOfFirstMessage(trx: Trx, memberId: MemberId, messageId: bigint, at: Date): Promise<void> {
  const earlier = await trx
    .withTables<ChatTables>()
    .selectFrom('chat_message')
    .select('id')
    .where('member_id', '=', memberId)
    .where('category', '=', 1)
    .where('id', '<>', messageId)
    .limit(1)
    .executeTakeFirst();
  if (earlier !== undefined) return;
  await sql`select tell_member(${memberId}, 'progress', ${`chat:${String(messageId)}`}, 0, null, ${correlationId()}, ${at})`.execute(trx);
}
