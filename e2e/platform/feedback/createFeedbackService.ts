import { randomInt, randomUUID } from 'node:crypto';
import { FEEDBACK_IMAGE_MAX_BYTES, type WireFeedbackType } from '@site/shared/wire/feedback';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { Clock, Db, MemberId, Trx } from '../kernel';
import { createKeyScope, inTransaction, PlatformError } from '../kernel';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import { cleanImage } from './cleanImage';
import { imageName } from './imageName';
import type { FeedbackTables } from './tables';

export type FeedbackRow = FeedbackTables['feedback'];

export interface NewFeedback {
  readonly type: WireFeedbackType;
  readonly content: string;
  readonly reference: string | null;
  readonly images: readonly string[];
  readonly key: string | null;
}

const keys = createKeyScope<{ readonly feedbackId: string }>('feedback');

/** An image that no feedback has named for this long is deleted at the member's next upload. */
const LOOSE_IMAGE_MS = 24 * 60 * 60_000;

/** How many images may wait for their feedback. */
const LOOSE_IMAGES = 12;

/** Feedback of members and the answers of the operator. */
export interface FeedbackService {
  /**
   * Keeps what the image shows, encoded again; answers its id.
   *
   * @throws PlatformError 6010 for data that is no PNG or JPEG or is too large, and where too many wait for their feedback
   */
  keepImage(memberId: MemberId, image: { readonly name: string; readonly content: Buffer }): Promise<string>;
  /**
   * The same key again is the same feedback.
   *
   * @throws PlatformError 6009 for a key that was used with another text
   * @throws UnknownImageError where an image is not this member's, or belongs to other feedback: nothing is kept then
   */
  add(memberId: MemberId, feedback: NewFeedback): Promise<string>;
  /** Not deleted ones, the newest first. */
  list(
    memberId: MemberId,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly rows: readonly FeedbackRow[] }>;
  /** With the names of its images. An answer counts as read from now on. Null for another member's. */
  open(memberId: MemberId, id: string): Promise<{ readonly row: FeedbackRow; readonly images: readonly string[] } | null>;
  remove(memberId: MemberId, id: string): Promise<boolean>;
  unreadAnswers(memberId: MemberId): Promise<number>;
  /** The answer of the operator, who may correct it later; the member gets an inbox message each time. False for unknown feedback. */
  answer(id: string, answer: string): Promise<boolean>;
}

export function createFeedbackService(db: Db, clock: Clock): FeedbackService {
  const tables = db.withTables<FeedbackTables>();
  const own = (memberId: MemberId) => tables.selectFrom('feedback').where('member_id', '=', memberId).where('deleted_at', 'is', null);

  return {
    async keepImage(memberId, { name, content }) {
      const cleaned = content.length > FEEDBACK_IMAGE_MAX_BYTES ? null : await cleanImage(content);
      if (cleaned === null) throw new PlatformError(RESPONSE_CODES.fileUploadFailure, 'image_unreadable');
      const imageId = randomUUID();
      await inTransaction(db, async (trx) => {
        // Several uploads of a member are counted one after the other.
        await sql`select pg_advisory_xact_lock(hashtext('feedback-image'), ${memberId})`.execute(trx);
        await makeRoom(trx, memberId);
        await trx
          .withTables<FeedbackTables>()
          .insertInto('feedback_image')
          .values({
            image_id: imageId,
            member_id: memberId,
            feedback_id: null,
            position: null,
            name: imageName(name),
            content: cleaned,
            uploaded_at: clock.now(),
          })
          .execute();
      });
      return imageId;
    },

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
      const images = await tables.selectFrom('feedback_image').select('name').where('feedback_id', '=', id).orderBy('position').execute();
      return { row, images: images.map(({ name }) => name) };
    },

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
        const answered = await trx
          .withTables<FeedbackTables>()
          .updateTable('feedback')
          .set({ answer, answered_at: clock.now(), read_at: null })
          .where('feedback_id', '=', id)
          .returning('member_id')
          .executeTakeFirst();
        if (answered === undefined) return false;
        await sendInboxMessage(trx, { memberId: answered.member_id, event: 'feedback_answered', values: { feedback: id } }, clock.now());
        return true;
      }),
  };

  /** @throws PlatformError 6010 where none is left */
  async function makeRoom(trx: Trx, memberId: MemberId): Promise<void> {
    const trxTables = trx.withTables<FeedbackTables>();
    await trxTables
      .deleteFrom('feedback_image')
      .where('member_id', '=', memberId)
      .where('feedback_id', 'is', null)
      .where('uploaded_at', '<', new Date(clock.nowMs() - LOOSE_IMAGE_MS))
      .execute();
    const { loose } = await trxTables
      .selectFrom('feedback_image')
      .select(sql<number>`count(*)::integer`.as('loose'))
      .where('member_id', '=', memberId)
      .where('feedback_id', 'is', null)
      .executeTakeFirstOrThrow();
    if (loose >= LOOSE_IMAGES) throw new PlatformError(RESPONSE_CODES.fileUploadFailure, 'images_waiting');
  }

  async function add(trx: Trx, memberId: MemberId, { images, ...feedback }: Omit<NewFeedback, 'key'>): Promise<string> {
    const at = clock.now();
    const id = makeFeedbackId(at);
    const trxTables = trx.withTables<FeedbackTables>();
    await trxTables
      .insertInto('feedback')
      .values({ feedback_id: id, member_id: memberId, ...feedback, created_at: at, ...UNANSWERED })
      .execute();
    for (const [index, imageId] of images.entries()) {
      const { numUpdatedRows } = await trxTables
        .updateTable('feedback_image')
        .set({ feedback_id: id, position: index + 1 })
        .where('image_id', '=', imageId)
        .where('member_id', '=', memberId)
        .where('feedback_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new UnknownImageError(imageId);
    }
    return id;
  }
}

export class UnknownImageError extends Error {
  override readonly name = 'UnknownImageError';
}

const UNANSWERED = { answer: null, answered_at: null, read_at: null, deleted_at: null } as const;

/** `FK` + date + nine digits, as a person reads it out to customer service. */
function makeFeedbackId(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `FK${day}${randomInt(1_000_000_000).toString().padStart(9, '0')}`;
}
