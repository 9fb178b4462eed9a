import type { WireChatMessage, WireSharedTicket } from '@site/shared/wire/chat';
import type { WireRedPacket } from '@site/shared/wire/redPackets';
import type { Selectable } from 'kysely';
import type { KeptPicture } from './pictureRows';
import { pictureText } from './pictureText';
import type { ChatTables } from './tables';

/** People whom a message mentions, and the message it replies to. */
export interface Context {
  readonly replyTo?: bigint | undefined;
  readonly mentions?: NonNullable<WireChatMessage['mentions']> | undefined;
}

/** Content of a message: a text, or something shown instead of it. */
export type Said =
  | ({ readonly text: string } & Context)
  | ({ readonly sticker: string } & Context)
  /** `text` is the caption, which may be empty. */
  | ({ readonly picture: KeptPicture; readonly text: string } & Context)
  /** `text` is the greeting. The caller writes the packet's row in the same transaction. */
  | { readonly text: string; readonly packet: WireRedPacket }
  /** `ticketId` identifies the ticket until it is settled. Rooms never receive it. */
  | { readonly ticket: WireSharedTicket; readonly ticketId?: string }
  | { readonly prediction: NonNullable<WireChatMessage['prediction']> };

export function contentOf(said: Said) {
  if ('packet' in said) return { text: said.text, category_type: 2 as const };
  if ('picture' in said) return { text: said.text, ...contextOf(said), category_type: 6 as const };
  if ('text' in said) return { text: said.text, ...contextOf(said), category_type: 1 as const };
  if ('sticker' in said) return { text: '', sticker: said.sticker, ...contextOf(said), category_type: 5 as const };
  if ('ticket' in said)
    return { text: '', ticket: JSON.stringify(said.ticket), ticket_id: said.ticketId ?? null, category_type: 3 as const };
  return { text: '', prediction: JSON.stringify(said.prediction), category_type: 4 as const };
}

function contextOf({ replyTo, mentions = [] }: Context) {
  return { reply_to: replyTo ?? null, mentions: mentions.length === 0 ? null : JSON.stringify(mentions) };
}

export type MessageRow = Selectable<ChatTables['chat_message']> & { readonly avatar: string | null };

/** Converts the row to a wire message, without the parts stored in other tables. */
export function toMessage(row: MessageRow): WireChatMessage {
  return {
    id: row.id.toString(),
    rid: row.rid,
    userId: row.user_id,
    name: row.name,
    vipLevel: row.vip_level,
    ...(row.avatar !== null && { avatar: row.avatar }),
    text: row.category_type === 6 ? pictureText(row.text) : row.text,
    at: row.at.getTime(),
    ...(row.ticket !== null && { ticket: row.ticket }),
    ...(row.prediction !== null && { prediction: row.prediction }),
    ...(row.sticker !== null && { sticker: row.sticker }),
    ...(row.mentions !== null && { mentions: row.mentions }),
    ...(row.staff && { staff: true }),
    ...(row.member_id === null && { isGuest: true }),
    ...(row.key !== null && { key: row.key }),
  };
}
