import { cutText } from '@site/shared/input/cutText';
import type { WireChatMessage } from '@site/shared/wire/chat';
import type { WireRedPacket } from '@site/shared/wire/redPackets';
import { sql, type Selectable } from 'kysely';
import { pictureText } from './pictureText';
import { readPictures } from './pictureRows';
import type { MemberId, Reader } from '../kernel';
import type { ChatTables } from './tables';

/** Length to which the text of a replied-to message is cut. */
const REPLIED_LENGTH = 80;

type Parts = Pick<WireChatMessage, 'packet' | 'picture' | 'reply' | 'reactions'>;

/**
 * Returns the red packets of messages by message id, with this member's claims. The folder `red-packets` implements it.
 */
export type ReadPackets = (
  reader: Reader,
  messageIds: readonly bigint[],
  memberId: MemberId | null,
) => Promise<ReadonlyMap<bigint, WireRedPacket>>;

interface Row {
  readonly id: bigint;
  readonly category_type: number;
  readonly reply_to: bigint | null;
}

/**
 * Reads the parts of messages that are stored in other tables: red packets, pictures, replied-to messages and
 * reactions, with this member's own claims and reactions.
 *
 * @param memberId null for a guest, and for a message sent to a whole room
 */
export async function readMessageParts(
  reader: Reader,
  rows: readonly Row[],
  memberId: MemberId | null,
  readPackets: ReadPackets,
): Promise<(row: Row) => Partial<Parts>> {
  const packets = await readPackets(
    reader,
    rows.filter(({ category_type }) => category_type === 2).map(({ id }) => id),
    memberId,
  );
  const pictures = await readPictures(
    reader,
    rows.filter(({ category_type }) => category_type === 6).map(({ id }) => id),
  );
  const replied = await readReplied(reader, [...new Set(rows.flatMap(({ reply_to }) => reply_to ?? []))]);
  const reactions = await readReactions(
    reader,
    rows.map(({ id }) => id),
    memberId,
  );
  return ({ id, reply_to }) => {
    const [packet, picture] = [packets.get(id), pictures.get(id)];
    const [reply, own] = [reply_to === null ? undefined : replied.get(reply_to), reactions.get(id)];
    return { ...(packet && { packet }), ...(picture && { picture }), ...(reply && { reply }), ...(own && { reactions: own }) };
  };
}

async function readReplied(reader: Reader, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, NonNullable<Parts['reply']>>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .withTables<ChatTables>()
    .selectFrom('chat_message')
    .innerJoin('chat_room', 'chat_room.rid', 'chat_message.rid')
    .select(['chat_message.id', 'chat_message.name', 'text', 'category_type'])
    .where('chat_message.id', 'in', ids)
    .where('deleted_at', 'is', null)
    .whereRef('chat_message.id', '>', 'chat_room.cleared_to')
    .execute();
  return new Map(rows.map((row) => [row.id, toReplied(row)]));
}

/** Returns a message in short form, for replies and previews. */
export function toReplied({
  id,
  name,
  text,
  category_type,
}: Pick<Selectable<ChatTables['chat_message']>, 'id' | 'name' | 'text' | 'category_type'>): NonNullable<Parts['reply']> {
  const what = WHAT[category_type];
  const isPicture = category_type === 6;
  const caption = cutText(text, REPLIED_LENGTH);
  return {
    ...{ id: id.toString(), name, text: isPicture ? pictureText(caption) : caption },
    ...(what && { what }),
    ...(isPicture && { picture: { caption } }),
  };
}

/** A picture has no entry: older pages would not know the value, so the separate field `picture` marks it. */
const WHAT = { 1: undefined, 2: 'packet', 3: 'ticket', 4: 'prediction', 5: 'sticker', 6: undefined } as const;

async function readReactions(
  reader: Reader,
  ids: readonly bigint[],
  memberId: MemberId | null,
): Promise<ReadonlyMap<bigint, NonNullable<Parts['reactions']>>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .withTables<ChatTables>()
    .selectFrom('chat_reaction')
    .select([
      'message_id',
      'emoji',
      sql<number>`count(*)::integer`.as('count'),
      sql<boolean>`bool_or(member_id = ${memberId ?? 0})`.as('own'),
    ])
    .where('message_id', 'in', ids)
    .groupBy(['message_id', 'emoji'])
    .orderBy(sql`min(at)`)
    .orderBy('emoji')
    .execute();
  const found = new Map<bigint, NonNullable<Parts['reactions']>>();
  for (const { message_id, emoji, count, own } of rows) {
    found.set(message_id, [...(found.get(message_id) ?? []), { emoji, count, ...(own && { own }) }]);
  }
  return found;
}
