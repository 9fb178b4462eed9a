import type { WireChatMessage } from '@site/shared/wire/chat';
import type { keptPictureSchema } from '@site/shared/wire/picture';
import type { z } from 'zod/mini';
import { sql } from 'kysely';
import type { ChatTables } from './tables';
import type { MemberId, Reader, Trx } from '../kernel';

export type KeptPicture = z.infer<typeof keptPictureSchema>;

type ShownPicture = NonNullable<WireChatMessage['picture']>;

/** Member who uploaded the picture, and the room it is for. */
interface Owner {
  readonly memberId: MemberId;
  readonly rid: string;
}

/** Returns a picture that this member can still send in this room, otherwise null. */
export async function findUnsaid(reader: Reader, id: string, { memberId, rid }: Owner): Promise<KeptPicture | null> {
  const row = await reader
    .withTables<ChatTables>()
    .selectFrom('chat_picture')
    .select(['picture_id as id', 'width', 'height'])
    .where('picture_id', '=', id)
    .where('member_id', '=', memberId)
    .where('rid', '=', rid)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Thrown when a second message uses a picture. */
export class PictureSaidError extends Error {
  override readonly name = 'PictureSaidError';
}

/**
 * Assigns the picture to its message, in the transaction of the message.
 *
 * @throws PictureSaidError when another message has the picture
 */
export async function giveToMessage(trx: Trx, id: string, messageId: bigint): Promise<void> {
  const { numUpdatedRows } = await trx
    .withTables<ChatTables>()
    .updateTable('chat_picture')
    .set({ message_id: messageId })
    .where('picture_id', '=', id)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new PictureSaidError(id);
}

export async function readPictures(reader: Reader, messageIds: readonly bigint[]): Promise<ReadonlyMap<bigint, ShownPicture>> {
  if (messageIds.length === 0) return new Map();
  const rows = await reader
    .withTables<ChatTables>()
    .selectFrom('chat_picture')
    .innerJoin('chat_message', 'chat_message.id', 'chat_picture.message_id')
    .select(['picture_id as id', 'message_id', 'width', 'height', 'text as caption', sql<boolean>`content is null`.as('gone')])
    .where('message_id', 'in', messageIds)
    .execute();
  return new Map(
    rows.flatMap(({ message_id: messageId, gone, ...picture }) =>
      messageId === null ? [] : [[messageId, { ...picture, ...(gone && { isGone: true }) }] as const],
    ),
  );
}

/**
 * Deletes the content of a message's picture. The row remains, so that the message still shows that it had a picture.
 */
export async function dropContent(trx: Trx, messageId: bigint): Promise<void> {
  await trx
    .withTables<ChatTables>()
    .updateTable('chat_picture')
    .set({ content: null, small: null })
    .where('message_id', '=', messageId)
    .execute();
}
