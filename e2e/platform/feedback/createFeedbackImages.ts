import { randomUUID } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { Clock, Db, MemberId, Reader, Trx } from '../kernel';
import { inTransaction, PlatformError } from '../kernel';
import { cleanPicture } from '../pictures/cleanPicture';
import { imageName } from '../pictures/imageName';
import type { FeedbackTables } from './tables';

/** Age at which an image without feedback is deleted at the member's next upload. */
const LOOSE_IMAGE_MS = 24 * 60 * 60_000;

/** Maximum number of a member's images without feedback. */
const LOOSE_IMAGES = 12;

/** Pictures that members attach to feedback. */
export interface FeedbackImages {
  /**
   * Stores the image re-encoded and returns its id.
   *
   * @throws PlatformError 6010 when the data is not a PNG or JPEG or is too large, and when too many images wait for
   * their feedback
   */
  keepImage(memberId: MemberId, image: { readonly name: string; readonly content: Buffer }): Promise<string>;
  /**
   * Returns the JPEG of a picture of this member's feedback. Returns null for any other, and when the feedback is
   * deleted.
   */
  picture(memberId: MemberId, imageId: string): Promise<Buffer | null>;
  /** Returns any picture. Only the operator may call it. */
  anyPicture(imageId: string): Promise<Buffer | null>;
}

export function createFeedbackImages(db: Db, clock: Clock): FeedbackImages {
  const tables = db.withTables<FeedbackTables>();

  return {
    async keepImage(memberId, { name, content }) {
      // Check before decoding, and again under the lock.
      await mustHaveRoom(db, memberId);
      const cleaned = await cleanPicture(content);
      const imageId = randomUUID();
      await inTransaction(db, async (trx) => {
        // The lock makes concurrent uploads of a member count one after the other.
        await sql`select pg_advisory_xact_lock(hashtext('feedback-image'), ${memberId})`.execute(trx);
        await trx
          .withTables<FeedbackTables>()
          .deleteFrom('feedback_image')
          .where('member_id', '=', memberId)
          .where('feedback_id', 'is', null)
          .where('uploaded_at', '<', oldestLoose())
          .execute();
        await mustHaveRoom(trx, memberId);
        await trx
          .withTables<FeedbackTables>()
          .insertInto('feedback_image')
          .values({
            image_id: imageId,
            member_id: memberId,
            feedback_id: null,
            position: null,
            name: imageName(name),
            content: cleaned.content,
            uploaded_at: clock.now(),
          })
          .execute();
      });
      return imageId;
    },

    async picture(memberId, imageId) {
      const found = await tables
        .selectFrom('feedback_image')
        .select('content')
        .where('image_id', '=', imageId)
        .where('feedback_id', 'in', (where) =>
          where.selectFrom('feedback').select('feedback_id').where('member_id', '=', memberId).where('deleted_at', 'is', null),
        )
        .executeTakeFirst();
      return found?.content ?? null;
    },

    async anyPicture(imageId) {
      const image = await tables
        .selectFrom('feedback_image')
        .select('content')
        .where('image_id', '=', imageId)
        .where('feedback_id', 'is not', null)
        .executeTakeFirst();
      return image?.content ?? null;
    },
  };

  function oldestLoose(): Date {
    return new Date(clock.nowMs() - LOOSE_IMAGE_MS);
  }

  /** @throws PlatformError 6010 when the member has reached the limit */
  async function mustHaveRoom(reader: Reader, memberId: MemberId): Promise<void> {
    const { loose } = await reader
      .withTables<FeedbackTables>()
      .selectFrom('feedback_image')
      .select(sql<number>`count(*)::integer`.as('loose'))
      .where('member_id', '=', memberId)
      .where('feedback_id', 'is', null)
      .where('uploaded_at', '>=', oldestLoose())
      .executeTakeFirstOrThrow();
    if (loose >= LOOSE_IMAGES) throw new PlatformError(RESPONSE_CODES.fileUploadFailure, 'images_waiting');
  }
}

export class UnknownImageError extends Error {
  override readonly name = 'UnknownImageError';
}

/**
 * Attaches uploaded images to a message of feedback, in their order. Message 0 is the first text.
 *
 * @throws UnknownImageError when an image is not this member's, or belongs to other feedback
 */
export async function attachImages(
  trx: Trx,
  memberId: MemberId,
  { id, message, images }: { readonly id: string; readonly message: number; readonly images: readonly string[] },
): Promise<void> {
  for (const [index, imageId] of images.entries()) {
    const { numUpdatedRows } = await trx
      .withTables<FeedbackTables>()
      .updateTable('feedback_image')
      .set({ feedback_id: id, position: index + 1, message })
      .where('image_id', '=', imageId)
      .where('member_id', '=', memberId)
      .where('feedback_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new UnknownImageError(imageId);
  }
}
