import * as z from 'zod/mini';
import type { Selectable } from 'kysely';
import type { Bus, Clock, Db, MemberId, Trx } from '../kernel';
import { inTransaction } from '../kernel';
import type { Settings } from '../site/createSettings';
import { dropContent } from './pictureRows';
import type { ChatTables } from './tables';

const TOPIC = 'chat-order';

/** Change by the operator. Every process sends the new state to its connected people. */
const orderSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('room'), rid: z.string() }),
  z.object({ type: z.literal('rooms') }),
  z.object({ type: z.literal('destroyed'), rid: z.string() }),
  z.object({ type: z.literal('cleared'), rid: z.string(), isTakenBack: z.boolean() }),
  z.object({ type: z.literal('deleted'), rid: z.string(), id: z.string() }),
  z.object({ type: z.literal('restricted'), userId: z.string() }),
  z.object({ type: z.literal('level') }),
  z.object({ type: z.literal('named'), userId: z.string(), name: z.string() }),
]);
export type ChatOrder = z.infer<typeof orderSchema>;

/** Restriction of a person. It is permanent when `until` is null. */
export interface Restriction {
  readonly kind: 'mute' | 'ban' | 'none';
  readonly until: Date | null;
  readonly reason: string;
}

export const UNRESTRICTED: Restriction = { kind: 'none', until: null, reason: '' };

export interface RoomChange {
  readonly state?: 'open' | 'muted' | 'destroyed' | undefined;
  /** Null removes the pinned text. */
  readonly pinned?: string | null | undefined;
  /** Grade that a member needs to send pictures; null when no one may send any. */
  readonly pictureLevel?: number | null | undefined;
}

export interface SaidMessage {
  readonly id: string;
  readonly rid: string;
  readonly userId: string;
  readonly name: string;
  /** Empty for a message that is not a text. */
  readonly text: string;
  /** Id of the picture; `text` is then its caption. */
  readonly picture?: string;
  readonly at: Date;
}

export interface ReportedMessage extends SaidMessage {
  readonly reports: number;
}

/**
 * Moderation of the chat rooms. Each order is in force and published when its promise resolves. Methods return false
 * when the id is unknown.
 */
export interface Authority {
  restrictionOf(userId: string): Promise<Restriction>;
  isStaff(memberId: MemberId): Promise<boolean>;
  /** Returns the grade that a member needs to write messages, or 0 when everyone may. */
  speakLevel(): Promise<number>;
  setRoom(rid: string, change: RoomChange): Promise<boolean>;
  /** Changes all rooms that are not destroyed. */
  setAllRooms(state: 'open' | 'muted'): Promise<void>;
  clear(rid: string, isTakenBack: boolean): Promise<boolean>;
  setSpeakLevel(level: number): Promise<void>;
  restrict(userId: string, restriction: Restriction): Promise<void>;
  /**
   * Publishes a member's new display name in the transaction of the change. Call `tellHere` after it, so that this
   * process knows the name before the answer is sent.
   */
  named(trx: Trx, userId: string, name: string): Promise<void>;
  tellHere(order: Extract<ChatOrder, { readonly type: 'named' }>): Promise<void>;
  setStaff(memberId: MemberId, isStaff: boolean): Promise<void>;
  /** Deletes the message and settles its reports. */
  deleteMessage(id: string): Promise<boolean>;
  /** Records one report per reporter. Returns false when the message does not exist. */
  report(reporterId: string, id: string): Promise<boolean>;
  /** Returns the messages with unsettled reports, oldest first. */
  reports(): Promise<readonly ReportedMessage[]>;
  /** Settles the reports; the message stays. */
  dismissReports(id: string): Promise<boolean>;
  /** Returns the newest visible messages of a room, newest first. */
  newest(rid: string, count: number): Promise<readonly SaidMessage[]>;
  /** @param listen also receives `missed` after a gap in which orders may have been lost */
  onOrder(listen: (order: ChatOrder | { readonly type: 'missed' }) => void | Promise<void>): void;
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly settings: Settings;
}

export function createAuthority({ db, bus, clock, settings }: Dependencies): Authority {
  const tables = db.withTables<ChatTables>();
  const listeners: Parameters<Authority['onOrder']>[0][] = [];

  /** Runs the change and publishes its orders to every process, including this one, in the same transaction. */
  const giving = (work: (trx: Trx) => Promise<readonly ChatOrder[]>): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const orders = await work(trx);
      for (const order of orders) await bus.publishIn(trx, TOPIC, order);
      return orders.length > 0;
    });

  async function settleReports(within: Db | Trx, id: bigint): Promise<boolean> {
    const { numUpdatedRows } = await within
      .withTables<ChatTables>()
      .updateTable('chat_report')
      .set({ settled_at: clock.now() })
      .where('message_id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    async restrictionOf(userId) {
      const row = await tables
        .selectFrom('chat_restriction')
        .select(['kind', 'until', 'reason'])
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      const isOver = row === undefined || (row.until !== null && row.until.getTime() <= clock.nowMs());
      return isOver ? UNRESTRICTED : row;
    },

    async isStaff(memberId) {
      const row = await tables.selectFrom('chat_staff').select('member_id').where('member_id', '=', memberId).executeTakeFirst();
      return row !== undefined;
    },

    speakLevel: async () => Number(await settings.get('chatSpeakLevel')),

    setRoom: (rid, { state, pinned, pictureLevel }) =>
      giving(async (trx) => {
        const rooms = trx.withTables<ChatTables>();
        const before = await rooms.selectFrom('chat_room').select('state').where('rid', '=', rid).forUpdate().executeTakeFirst();
        if (before === undefined) return [];
        const words = pinned === null ? null : JSON.stringify({ 'zh-CN': pinned, 'zh-TW': pinned });
        await rooms
          .updateTable('chat_room')
          .set({
            state: state ?? before.state,
            ...(pinned !== undefined && { pinned: words }),
            ...(pictureLevel !== undefined && { picture_level: pictureLevel }),
          })
          .where('rid', '=', rid)
          .execute();
        if (state === 'destroyed') return [{ type: 'destroyed', rid }, { type: 'rooms' }];
        return before.state === 'destroyed' ? [{ type: 'rooms' }] : [{ type: 'room', rid }];
      }),

    async setAllRooms(state) {
      await giving(async (trx) => {
        await trx.withTables<ChatTables>().updateTable('chat_room').set({ state }).where('state', '<>', 'destroyed').execute();
        return [{ type: 'rooms' }];
      });
    },

    clear: (rid, isTakenBack) =>
      giving(async (trx) => {
        const rooms = trx.withTables<ChatTables>();
        const last = await rooms
          .selectFrom('chat_message')
          .select((eb) => eb.fn.max('id').as('id'))
          .where('rid', '=', rid)
          .executeTakeFirst();
        const { numUpdatedRows } = await rooms
          .updateTable('chat_room')
          .set({ cleared_to: isTakenBack ? 0n : (last?.id ?? 0n) })
          .where('rid', '=', rid)
          .executeTakeFirst();
        return numUpdatedRows > 0n ? [{ type: 'cleared', rid, isTakenBack }] : [];
      }),

    async setSpeakLevel(level) {
      await settings.set('chatSpeakLevel', String(level));
      await giving(() => Promise.resolve([{ type: 'level' }]));
    },

    async restrict(userId, { kind, until, reason }) {
      await giving(async (trx) => {
        await trx
          .withTables<ChatTables>()
          .insertInto('chat_restriction')
          .values({ user_id: userId, kind, until, reason, at: clock.now() })
          .execute();
        return [{ type: 'restricted', userId }];
      });
    },

    named: (trx, userId, name) => bus.publishIn(trx, TOPIC, { type: 'named', userId, name } satisfies ChatOrder),

    async tellHere(order) {
      for (const listen of listeners) await listen(order);
    },

    async setStaff(memberId, isStaff) {
      await tables.deleteFrom('chat_staff').where('member_id', '=', memberId).execute();
      if (isStaff) await tables.insertInto('chat_staff').values({ member_id: memberId }).execute();
    },

    deleteMessage: (id) =>
      giving(async (trx) => {
        const row = await trx
          .withTables<ChatTables>()
          .updateTable('chat_message')
          .set({ deleted_at: clock.now() })
          .where('id', '=', numberOf(id))
          .where('deleted_at', 'is', null)
          .returning('rid')
          .executeTakeFirst();
        if (row === undefined) return [];
        await settleReports(trx, numberOf(id));
        await dropContent(trx, numberOf(id));
        return [{ type: 'deleted', rid: row.rid, id }];
      }),

    async report(reporterId, id) {
      const message = await tables.selectFrom('chat_message').select('id').where('id', '=', numberOf(id)).executeTakeFirst();
      if (message === undefined) return false;
      await tables
        .insertInto('chat_report')
        .values({ message_id: message.id, reporter_id: reporterId, at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },

    async reports() {
      const rows = await tables
        .selectFrom('chat_report')
        .innerJoin('chat_message', 'chat_message.id', 'chat_report.message_id')
        .leftJoin('chat_picture', 'chat_picture.message_id', 'chat_message.id')
        .select((eb) => [...SAID_COLUMNS, eb.fn.countAll<bigint>().as('reports'), eb.fn.min('chat_report.at').as('since')])
        .where('settled_at', 'is', null)
        .where('deleted_at', 'is', null)
        .groupBy(['chat_message.id', 'picture_id'])
        .orderBy('since')
        .execute();
      return rows.map((row) => ({ ...toSaid(row), reports: Number(row.reports) }));
    },

    dismissReports: (id) => settleReports(db, numberOf(id)),

    async newest(rid, count) {
      const rows = await tables
        .selectFrom('chat_message')
        .innerJoin('chat_room', 'chat_room.rid', 'chat_message.rid')
        .leftJoin('chat_picture', 'chat_picture.message_id', 'chat_message.id')
        .select(SAID_COLUMNS)
        .where('chat_message.rid', '=', rid)
        .where('deleted_at', 'is', null)
        .whereRef('chat_message.id', '>', 'chat_room.cleared_to')
        .orderBy('chat_message.id', 'desc')
        .limit(count)
        .execute();
      return rows.map(toSaid);
    },

    onOrder(listen) {
      listeners.push(listen);
      bus.subscribe(TOPIC, {
        hearsItself: true,
        receive: (content) => listen(orderSchema.parse(content)),
        catchUp: () => listen({ type: 'missed' }),
      });
    },
  };
}

const SAID_COLUMNS = [
  ...(['chat_message.id', 'chat_message.rid', 'user_id', 'chat_message.name', 'text', 'chat_message.at'] as const),
  'picture_id',
] as const;

type SaidRow = Pick<Selectable<ChatTables['chat_message']>, 'id' | 'rid' | 'user_id' | 'name' | 'text' | 'at'> & {
  readonly picture_id: string | null;
};

function toSaid({ id, rid, user_id: userId, name, text, at, picture_id: picture }: SaidRow): SaidMessage {
  return { id: id.toString(), rid, userId, name, text, at, ...(picture !== null && { picture }) };
}

/** Returns the id as a number, or 0, which no message has, when it is not numeric. */
function numberOf(id: string): bigint {
  return /^\d{1,18}$/.test(id) ? BigInt(id) : 0n;
}
