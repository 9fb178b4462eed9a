import { sql } from 'kysely';
import type { Localized } from '../http/localized';
import type { Db, MemberId } from '../kernel';
import { unwantedOfAll } from './noticeSettings';
import type { InboxMessageKind, InboxTables, LetterLink } from './tables';

/** Numbers of a member's unread messages, separately for messages to all members. */
export interface UnreadMessages {
  readonly toAll: Readonly<Record<InboxMessageKind, number>>;
  readonly personal: Readonly<Record<InboxMessageKind, number>>;
}

export interface ListedMessage {
  readonly id: number;
  readonly kind: InboxMessageKind;
  readonly isToAll: boolean;
  readonly title: Localized;
  readonly content: Localized;
  readonly at: Date;
  readonly isRead: boolean;
  readonly link: LetterLink | null;
}

export interface MessageRequest {
  /** Null for all kinds. */
  readonly kind: InboxMessageKind | null;
  readonly offset: number;
  readonly limit: number;
}

/** Inbox with messages to a member and messages to all. Actions of one member do not affect others. */
export interface InboxService {
  /** Returns the messages, newest first. */
  list(memberId: MemberId, request: MessageRequest): Promise<{ readonly total: number; readonly messages: readonly ListedMessage[] }>;
  /** Marks messages as read and returns how many of them belong to this member. Others stay unchanged. */
  read(memberId: MemberId, letterIds: readonly number[]): Promise<number>;
  remove(memberId: MemberId, letterIds: readonly number[]): Promise<number>;
  readAll(memberId: MemberId, kind: InboxMessageKind | null): Promise<void>;
  unread(memberId: MemberId): Promise<UnreadMessages>;
}

/** @param isShut returns true for members who must not get advertising now */
export function createInboxService(db: Db, isShut: (memberId: MemberId) => Promise<boolean>): InboxService {
  const tables = db.withTables<InboxTables>();

  /**
   * Builds the query of this member's inbox with the state of each message. Returns it in an object, because `await`
   * would run a plain query.
   */
  const inbox = async (memberId: MemberId) => {
    const messages = tables
      .selectFrom('letter')
      .leftJoin('letter_read', (join) => join.onRef('letter_read.letter_id', '=', 'letter.id').on('letter_read.member_id', '=', memberId))
      .where((where) => where.or([where('letter.member_id', 'is', null), where('letter.member_id', '=', memberId)]))
      .where((where) => where.or([where('letter_read.is_deleted', 'is', null), where('letter_read.is_deleted', '=', false)]));
    const unwanted = await unwantedOfAll(db, memberId);
    const wanted = unwanted.reduce(
      (query, { kind, since }) =>
        query.where((where) =>
          where.or([where('letter.member_id', 'is not', null), where('letter.kind', '<>', kind), where('letter.created_at', '<', since)]),
        ),
      messages,
    );
    return (await isShut(memberId)) ? { messages: wanted.where('letter.kind', '<>', 'activity') } : { messages: wanted };
  };

  const mark = async (memberId: MemberId, letterIds: readonly number[], isDeleted: boolean): Promise<number> => {
    if (letterIds.length === 0) return 0;
    const own = await tables
      .selectFrom('letter')
      .select('id')
      .where('id', 'in', letterIds)
      .where((where) => where.or([where('member_id', 'is', null), where('member_id', '=', memberId)]))
      // A fixed order prevents two requests about the same messages from a deadlock.
      .orderBy('id')
      .execute();
    if (own.length === 0) return 0;
    await tables
      .insertInto('letter_read')
      .values(own.map(({ id }) => ({ letter_id: id, member_id: memberId, is_deleted: isDeleted })))
      .onConflict((conflict) => {
        const same = conflict.columns(['letter_id', 'member_id']);
        // Reading a message that another tab has deleted does not restore it.
        return isDeleted ? same.doUpdateSet({ is_deleted: true }) : same.doNothing();
      })
      .execute();
    return own.length;
  };

  return {
    async list(memberId, { kind, offset, limit }) {
      const { messages } = await inbox(memberId);
      const matching = kind === null ? messages : messages.where('letter.kind', '=', kind);
      const { total } = await matching.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
      const rows = await matching
        .select([
          'letter.id',
          'letter.kind',
          'letter.member_id',
          'letter.title',
          'letter.content',
          'letter.created_at',
          'letter.link',
          'letter_read.letter_id as read_id',
        ])
        .orderBy('letter.created_at', 'desc')
        .orderBy('letter.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      return {
        total,
        messages: rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          isToAll: row.member_id === null,
          title: row.title,
          content: row.content,
          at: row.created_at,
          isRead: row.read_id !== null,
          link: row.link,
        })),
      };
    },

    read: (memberId, letterIds) => mark(memberId, letterIds, false),

    remove: (memberId, letterIds) => mark(memberId, letterIds, true),

    async readAll(memberId, kind) {
      await sql`
        insert into letter_read (letter_id, member_id)
        select id, ${memberId} from letter
        where (member_id is null or member_id = ${memberId}) and (${kind}::text is null or kind = ${kind}::text)
        on conflict do nothing`.execute(db);
    },

    async unread(memberId) {
      const { messages } = await inbox(memberId);
      const rows = await messages
        .select(['letter.kind', 'letter.member_id as addressee', (count) => count.fn.countAll<bigint>().as('count')])
        .where('letter_read.letter_id', 'is', null)
        .groupBy(['letter.kind', 'letter.member_id'])
        .execute();
      const toAll = noLetters();
      const personal = noLetters();
      for (const { kind, addressee, count } of rows) (addressee === null ? toAll : personal)[kind] = Number(count);
      return { toAll, personal };
    },
  };
}

function noLetters(): Record<InboxMessageKind, number> {
  return { notice: 0, activity: 0, bulletin: 0, match: 0, fd: 0 };
}
