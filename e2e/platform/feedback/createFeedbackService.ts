import type { WireFeedbackType } from '@site/shared/wire/feedback';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { Clock, Db, MemberId, Trx } from '../kernel';
import { createKeyScope, inTransaction, makeNumber, PlatformError } from '../kernel';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import { appendMessage, readConversation, type Conversation, type FeedbackRow } from './conversations';
import { attachImages, createFeedbackImages, type FeedbackImages } from './createFeedbackImages';
import type { FeedbackTables } from './tables';

export interface NewFeedback {
  readonly type: WireFeedbackType;
  readonly content: string;
  readonly reference: string | null;
  readonly images: readonly string[];
  readonly key: string | null;
}

export interface FollowUp {
  readonly id: string;
  readonly content: string;
  readonly images: readonly string[];
  readonly key: string | null;
}

const keys = createKeyScope<{ readonly feedbackId: string }>('feedback');
const followUpKeys = createKeyScope<{ readonly number: number }>('feedback-follow-up');

/** Feedback of members and the answers of the operator. */
export interface FeedbackService extends FeedbackImages {
  /**
   * Adds feedback. Repeating the key returns the same feedback.
   *
   * @throws PlatformError 6009 for a key that was used with another text
   * @throws UnknownImageError when an image is not this member's, or belongs to other feedback; nothing is stored then
   */
  add(memberId: MemberId, feedback: NewFeedback): Promise<string>;
  /** Returns the feedback that is not deleted, newest first. */
  list(
    memberId: MemberId,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly rows: readonly FeedbackRow[] }>;
  /** Returns the feedback and marks its answer as read. Returns null for another member's feedback. */
  open(memberId: MemberId, id: string): Promise<Conversation | null>;
  /**
   * Adds a follow-up to feedback, closed or not. Repeating the key does not add another.
   *
   * @throws PlatformError 6004 when it is not this member's, 6012 when it is full, 6009 for a key that was used with
   * another text
   * @throws UnknownImageError as `add`
   */
  followUp(memberId: MemberId, followUp: FollowUp): Promise<void>;
  /**
   * Closes feedback that was answered.
   *
   * @param rating 1 to 5
   * @throws PlatformError 6004 when it is not this member's, 6012 while it waits for an answer
   */
  rate(memberId: MemberId, id: string, rating: number): Promise<void>;
  remove(memberId: MemberId, id: string): Promise<boolean>;
  unreadAnswers(memberId: MemberId): Promise<number>;
  /**
   * Adds an answer of the operator and sends the member an inbox message. Returns false when the feedback is unknown,
   * deleted or full.
   */
  answer(id: string, answer: string): Promise<boolean>;
  /** Returns the feedback that waits for the operator, oldest first. */
  waiting(limit: number): Promise<readonly Conversation[]>;
}

export function createFeedbackService(db: Db, clock: Clock): FeedbackService {
  const tables = db.withTables<FeedbackTables>();
  const own = (memberId: MemberId) => tables.selectFrom('feedback').where('member_id', '=', memberId).where('deleted_at', 'is', null);

  return {
    ...createFeedbackImages(db, clock),

    add: (memberId, { key, ...feedback }) =>
      inTransaction(db, async (trx) => {
        const write = async () => ({ feedbackId: await add(trx, memberId, feedback) });
        if (key === null) return (await write()).feedbackId;
        const { type, reference, images, content } = feedback;
        const payload = [type, reference ?? '', ...images, content];
        return (await keys.once(trx, { memberId, key, payload, at: clock.now() }, write)).feedbackId;
      }),

    async list(memberId, { offset, limit }) {
      const { total } = await own(memberId)
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow();
      const rows = await own(memberId)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('feedback_id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      return { total, rows };
    },

    async open(memberId, id) {
      const row = await own(memberId).selectAll().where('feedback_id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      if (row.answered_at !== null && row.read_at === null) {
        await tables.updateTable('feedback').set({ read_at: clock.now() }).where('feedback_id', '=', id).execute();
      }
      return readConversation(db, row);
    },

    followUp: (memberId, { id, content, images, key }) =>
      inTransaction(db, async (trx) => {
        const write = async () => {
          await held(trx, memberId, id);
          const number = await appendMessage(trx, id, { author: 'member', content, created_at: clock.now() });
          if (number === null) throw new PlatformError(RESPONSE_CODES.warning, 'feedback_full');
          await attachImages(trx, memberId, { id, message: number, images });
          await trx
            .withTables<FeedbackTables>()
            .updateTable('feedback')
            .set({ is_waiting: true, closed_at: null, rating: null })
            .where('feedback_id', '=', id)
            .execute();
          return { number };
        };
        if (key === null) await write();
        else await followUpKeys.once(trx, { memberId, key, payload: [id, ...images, content], at: clock.now() }, write);
      }),

    rate: (memberId, id, rating) =>
      inTransaction(db, async (trx) => {
        const row = await held(trx, memberId, id);
        if (row.is_waiting) throw new PlatformError(RESPONSE_CODES.warning, 'feedback_waiting');
        await trx
          .withTables<FeedbackTables>()
          .updateTable('feedback')
          .set({ closed_at: row.closed_at ?? clock.now(), rating })
          .where('feedback_id', '=', id)
          .execute();
      }),

    async remove(memberId, id) {
      const { numUpdatedRows } = await tables
        .updateTable('feedback')
        .set({ deleted_at: clock.now() })
        .where('feedback_id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async unreadAnswers(memberId) {
      const { unread } = await own(memberId)
        .select(sql<number>`count(*)::integer`.as('unread'))
        .where('answered_at', 'is not', null)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow();
      return unread;
    },

    answer: (id, answer) =>
      inTransaction(db, async (trx) => {
        const trxTables = trx.withTables<FeedbackTables>();
        const answered = await trxTables
          .selectFrom('feedback')
          .select('member_id')
          .where('feedback_id', '=', id)
          .where('deleted_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        if (answered === undefined || !(await appendAnswer(trx, id, answer))) return false;
        await trxTables
          .updateTable('feedback')
          .set({ is_waiting: false, answered_at: clock.now(), read_at: null })
          .where('feedback_id', '=', id)
          .execute();
        await sendInboxMessage(trx, { memberId: answered.member_id, event: 'feedback_answered', values: { feedback: id } }, clock.now());
        return true;
      }),

    async waiting(limit) {
      const rows = await tables
        .selectFrom('feedback')
        .selectAll()
        .where('is_waiting', '=', true)
        .where('deleted_at', 'is', null)
        .orderBy('created_at')
        .limit(limit)
        .execute();
      return Promise.all(rows.map((row) => readConversation(db, row)));
    },
  };

  /**
   * Locks the member's feedback until the transaction ends, so that messages are added one after the other.
   *
   * @throws PlatformError 6004
   */
  async function held(trx: Trx, memberId: MemberId, id: string): Promise<FeedbackRow> {
    const row = await trx
      .withTables<FeedbackTables>()
      .selectFrom('feedback')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('feedback_id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_feedback');
    return row;
  }

  async function appendAnswer(trx: Trx, id: string, content: string): Promise<boolean> {
    return (await appendMessage(trx, id, { author: 'operator', content, created_at: clock.now() })) !== null;
  }

  async function add(trx: Trx, memberId: MemberId, { images, ...feedback }: Omit<NewFeedback, 'key'>): Promise<string> {
    const at = clock.now();
    const id = makeNumber('FK', at);
    const trxTables = trx.withTables<FeedbackTables>();
    await trxTables
      .insertInto('feedback')
      .values({ feedback_id: id, member_id: memberId, ...feedback, created_at: at, ...UNANSWERED })
      .execute();
    await attachImages(trx, memberId, { id, message: 0, images });
    return id;
  }
}

const UNANSWERED = { is_waiting: true, answered_at: null, read_at: null, closed_at: null, rating: null, deleted_at: null } as const;
