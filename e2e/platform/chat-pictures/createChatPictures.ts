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

/** Pixels on the longer side of what is kept: whole for a screen, small for a line of a room. */
const SIDES = { whole: 1_600, small: 480 } as const;
export type PictureSize = keyof typeof SIDES;

/** One that no message has said for this long is forgotten. */
const UNSAID_MS = 24 * 60 * 60_000;

/** How many of a member may wait for their message. */
export const UNSAID_PICTURES = 12;

/** So long a picture is kept. */
export const PICTURE_KEPT_MS = 90 * 24 * 60 * 60_000;

/** Pictures of the chat's rooms. What is kept of one is what it shows, encoded again; what is said with it goes by its message. */
export interface ChatPictures {
  /**
   * For a message of this room that follows.
   *
   * @throws PlatformError 6010 what is no picture, or too large, and where too many wait; 6003 where the member may not speak, or send none there;
   *   6004 no such room
   */
  keep(member: Member, upload: { readonly rid: string; readonly content: Buffer; readonly language: Language }): Promise<KeptPicture>;
  /** One that this member has handed in for this room and not said yet. */
  findUnsaid(memberId: MemberId, rid: string, id: string): Promise<KeptPicture | null>;
  /** The grade that this person lacks to send one there; `none` where no one may; null where they may. */
  missing(rid: string, speaker: Speaker): Promise<{ readonly level: number } | 'none' | null>;
  /** The JPEG, of a message that everybody may see; null for any other. */
  shown(id: string, size: PictureSize): Promise<Buffer | null>;
  /** For the operator: of any message whose picture is still kept. */
  any(id: string): Promise<Buffer | null>;
  /** What has served its time. */
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
        // Several uploads of a member are counted one after the other.
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

/** @throws PlatformError 6010 where as many of the member wait as may */
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

/** Those that were never said in time, and what is kept of those that were. */
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
