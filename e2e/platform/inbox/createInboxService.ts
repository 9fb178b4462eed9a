import { sql } from 'kysely';
import type { Localized } from '../http/localized';
import type { Db, MemberId } from '../kernel';
import type { InboxMessageKind, InboxTables } from './tables';

/** Unread messages of a member, distinguished by whether they went to all members. */
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
}

export interface MessageRequest {
  /** Null means all. */
  readonly kind: InboxMessageKind | null;
  readonly offset: number;
  readonly limit: number;
}

/** The inbox: messages to a member and messages to all. What a member does with one concerns no other member. */
export interface InboxService {
  /** The newest first. */
  list(memberId: MemberId, request: MessageRequest): Promise<{ readonly total: number; readonly messages: readonly ListedMessage[] }>;
  /** False for a message that is not this member's. */
  read(memberId: MemberId, letterId: number): Promise<boolean>;
  remove(memberId: MemberId, letterId: number): Promise<boolean>;
  readAll(memberId: MemberId, kind: InboxMessageKind | null): Promise<void>;
  unread(memberId: MemberId): Promise<UnreadMessages>;
}

/** @param isShut to whom nothing is advertised now */
export function createInboxService(db: Db, isShut: (memberId: MemberId) => Promise<boolean>): InboxService {
  const tables = db.withTables<InboxTables>();

  /** Messages in this member's inbox, each with what the member has done with it. In an object: a query alone would be carried out by `await`. */
  const inbox = async (memberId: MemberId) => {
    const messages = tables
      .selectFrom('letter')
      .leftJoin('letter_read', (join) => join.onRef('letter_read.letter_id', '=', 'letter.id').on('letter_read.member_id', '=', memberId))
      .where((where) => where.or([where('letter.member_id', 'is', null), where('letter.member_id', '=', memberId)]))
      .where((where) => where.or([where('letter_read.is_deleted', 'is', null), where('letter_read.is_deleted', '=', false)]));
    return (await isShut(memberId)) ? { messages: messages.where('letter.kind', '<>', 'activity') } : { messages };
  };

  const mark = async (memberId: MemberId, letterId: number, isDeleted: boolean): Promise<boolean> => {
    const own = await tables
      .selectFrom('letter')
      .select('id')
      .where('id', '=', letterId)
      .where((where) => where.or([where('member_id', 'is', null), where('member_id', '=', memberId)]))
      .executeTakeFirst();
    if (own === undefined) return false;
    await tables
      .insertInto('letter_read')
      .values({ letter_id: letterId, member_id: memberId, is_deleted: isDeleted })
      .onConflict((conflict) => {
        const same = conflict.columns(['letter_id', 'member_id']);
        // Reading what was deleted in another tab does not bring it back.
        return isDeleted ? same.doUpdateSet({ is_deleted: true }) : same.doNothing();
      })
      .execute();
    return true;
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
        })),
      };
    },

    read: (memberId, letterId) => mark(memberId, letterId, false),

    remove: (memberId, letterId) => mark(memberId, letterId, true),

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
