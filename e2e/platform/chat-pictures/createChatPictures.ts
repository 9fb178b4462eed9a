import { randomBytes } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { Speaker } from '../chat/createRooms';
import type { FindSilence } from '../chat/createSilences';
import { refuseSilence } from '../chat/refuseSilence';
import type { ChatTables } from '../chat/tables';
import type { Language } from '../http/messageText';
import type { Clock, Db, Member, MemberId, Reader } from '../kernel';
import { inTransaction, PlatformError } from '../kernel';
import { cleanPicture } from '../pictures/cleanPicture';
import { findUnsaid, type KeptPicture } from '../chat/pictureRows';

/** Longer side in pixels of the stored images: `whole` for the full screen, `small` for a line in the room. */
const SIDES = { whole: 1_600, small: 480 } as const;
export type PictureSize = keyof typeof SIDES;

/** Time after which an uploaded picture that no message uses is deleted. */
const UNSAID_MS = 24 * 60 * 60_000;

/** Maximum number of a member's uploaded pictures that no message uses yet. */
export const UNSAID_PICTURES = 12;

/** Time for which a picture is stored. */
export const PICTURE_KEPT_MS = 90 * 24 * 60 * 60_000;

/**
 * Pictures of the chat rooms. The platform stores a re-encoded image only, without metadata. A caption belongs to the
 * message.
 */
export interface ChatPictures {
  /**
   * Stores a picture for a message that will follow in this room.
   *
   * @throws PlatformError 6010 when the content is not a picture or too large, or when too many pictures wait; 6003
   * when the member may not write or send pictures there; 6004 when the room does not exist
   */
  keep(member: Member, upload: { readonly rid: string; readonly content: Buffer; readonly language: Language }): Promise<KeptPicture>;
  /** Finds a picture that this member has uploaded for this room and not sent yet. */
  findUnsaid(memberId: MemberId, rid: string, id: string): Promise<KeptPicture | null>;
  /**
   * Returns the grade that this person lacks to send a picture there, `none` when no one may, or null when the person
   * may.
   */
  missing(rid: string, speaker: Speaker): Promise<{ readonly level: number } | 'none' | null>;
  /** Returns the JPEG when its message is visible to everyone, otherwise null. */
  shown(id: string, size: PictureSize): Promise<Buffer | null>;
  /** Returns the picture of any message while it is stored. The operator uses it. */
  any(id: string): Promise<Buffer | null>;
  /** Deletes the pictures that have expired. */
  forgetOld(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly speakerOf: (member: Member) => Promise<Speaker>;
  readonly silenceIn: FindSilence;
}

export function createChatPictures({ db, clock, speakerOf, silenceIn }: Dependencies): ChatPictures {
  const tables = db.withTables<ChatTables>();

  const missing: ChatPictures['missing'] = async (rid, { vipLevel, isStaff }) => {
    const room = await tables.selectFrom('chat_room').select('picture_level as level').where('rid', '=', rid).executeTakeFirst();
    if (room === undefined || room.level === null) return 'none';
    return isStaff === true || vipLevel >= room.level ? null : { level: room.level };
  };

  /** @throws PlatformError 6003, 6004 */
  async function mustBeWelcome(member: Member, rid: string, language: Language): Promise<void> {
    const speaker = await speakerOf(member);
    const silence = await silenceIn(rid, speaker, language);
    if (silence === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_room');
    if (silence !== 'free') throw refuseSilence(silence);
    const lacking = await missing(rid, speaker);
    if (lacking === 'none') throw new PlatformError(RESPONSE_CODES.accessDenied, 'chat_no_pictures');
    if (lacking !== null)
      throw new PlatformError(RESPONSE_CODES.accessDenied, 'chat_picture_level', null, { level: lacking.level.toString() });
  }

  return {
    missing,

    async keep(member, { rid, content, language }) {
      // Check before decoding; the limit is checked again under the lock.
      await mustBeWelcome(member, rid, language);
      await mustHaveRoom(db, member.id);
      const whole = await cleanPicture(content, SIDES.whole);
      const small = await cleanPicture(whole.content, SIDES.small);
      const { width, height } = whole;
      const id = randomBytes(16).toString('base64url');
      await inTransaction(db, async (trx) => {
        // The lock makes concurrent uploads of a member count one after the other.
        await sql`select pg_advisory_xact_lock(hashtext('chat-picture'), ${member.id})`.execute(trx);
        await mustHaveRoom(trx, member.id);
        await trx
          .withTables<ChatTables>()
          .insertInto('chat_picture')
          .values({
            ...{ picture_id: id, member_id: member.id, rid, width, height },
            ...{ content: whole.content, small: small.content, uploaded_at: clock.now() },
          })
          .execute();
      });
      return { id, width, height };
    },

    findUnsaid: (memberId, rid, id) => findUnsaid(db, id, { memberId, rid }),

    async shown(id, size) {
      const row = await tables
        .selectFrom('chat_picture')
        .innerJoin('chat_message', 'chat_message.id', 'chat_picture.message_id')
        .innerJoin('chat_room', 'chat_room.rid', 'chat_message.rid')
        .select(size === 'small' ? 'small as jpeg' : 'content as jpeg')
        .where('picture_id', '=', id)
        .where('chat_message.deleted_at', 'is', null)
        .where('chat_room.state', '<>', 'destroyed')
        .whereRef('chat_message.id', '>', 'chat_room.cleared_to')
        .executeTakeFirst();
      return row?.jpeg ?? null;
    },

    async any(id) {
      const row = await tables
        .selectFrom('chat_picture')
        .select('content')
        .where('picture_id', '=', id)
        .where('message_id', 'is not', null)
        .executeTakeFirst();
      return row?.content ?? null;
    },

    forgetOld: () => forgetOldPictures(db, clock.now()),
  };
}

/** @throws PlatformError 6010 when the member has reached the limit of waiting pictures */
async function mustHaveRoom(reader: Reader, memberId: MemberId): Promise<void> {
  const { unsaid } = await reader
    .withTables<ChatTables>()
    .selectFrom('chat_picture')
    .select(sql<number>`count(*)::integer`.as('unsaid'))
    .where('member_id', '=', memberId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (unsaid >= UNSAID_PICTURES) throw new PlatformError(RESPONSE_CODES.fileUploadFailure, 'chat_pictures_waiting');
}

/** Deletes pictures that were not sent in time, and the content of sent ones that have expired. */
export async function forgetOldPictures(db: Db, now: Date): Promise<void> {
  const tables = db.withTables<ChatTables>();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tables.deleteFrom('chat_picture').where('message_id', 'is', null).where('uploaded_at', '<', before(UNSAID_MS)).execute();
  await tables
    .updateTable('chat_picture')
    .set({ content: null, small: null })
    .where('content', 'is not', null)
    .where('uploaded_at', '<', before(PICTURE_KEPT_MS))
    .execute();
}
