import type { WireChatMessage, WireSharedTicket } from '@site/shared/wire/chat';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Localized } from '../http/localized';

export type ChatTables = {
  chat_person: {
    member_id: number;
    /** The opaque id by which rooms know the member (decision 90). */
    chat_id: string;
  };
  chat_room: {
    /** `c` + number for common rooms, `m` + match id for match rooms (decision 49). */
    rid: string;
    name: JSONColumnType<Localized>;
    state: Generated<'open' | 'muted' | 'destroyed'>;
    /** Order among the common rooms; match rooms have none. */
    position: number | null;
    /** Above its messages. */
    pinned: JSONColumnType<Localized> | null;
    /** Of the room of a match that has ended: when it is no room any more. */
    closes_at: Generated<Date | null>;
    /** Id of the last message that was cleared away. */
    cleared_to: Generated<bigint>;
    /** The grade that a member needs to send pictures; null where no one may. */
    picture_level: Generated<number | null>;
  };
  chat_message: {
    id: GeneratedAlways<bigint>;
    rid: string;
    /** As rooms know the person: a member's chat id, or `g…` of a guest. */
    user_id: string;
    /** Null for a guest. No room sees it. */
    member_id: number | null;
    name: string;
    vip_level: number;
    text: string;
    /** 1 room messages, 2 system (decision 49). */
    category: 1 | 2;
    /** 1 text, 2 gifts, 3 shared tickets (decision 49), 4 predicted scores, 5 stickers, 6 pictures, whose caption is `text`. */
    category_type: 1 | 2 | 3 | 4 | 5 | 6;
    at: Date;
    /** Its sender's number of the shared ticket, by which it is followed to its end. */
    ticket_id: string | null;
    /** The shared ticket, as it was when it was looked at last. */
    ticket: JSONColumnType<WireSharedTicket> | null;
    prediction: JSONColumnType<NonNullable<WireChatMessage['prediction']>> | null;
    sticker: string | null;
    /** The message that it answers. */
    reply_to: bigint | null;
    /** Whom it names, as they were called then. */
    mentions: JSONColumnType<NonNullable<WireChatMessage['mentions']>> | null;
    /** Of the operator's own people. */
    staff: Generated<boolean>;
    deleted_at: Date | null;
    /** By which its sender knows it; unique for each of them. */
    key: string | null;
  };
  chat_restriction: {
    id: GeneratedAlways<bigint>;
    /** As rooms know the person, so that a guest can have one. */
    user_id: string;
    kind: 'mute' | 'ban' | 'none';
    /** Null: without an end. */
    until: Date | null;
    reason: string;
    at: Date;
  };
  /** What a member thinks that the match of a room ends with. */
  chat_prediction: {
    rid: string;
    member_id: number;
    home: number;
    away: number;
    at: Date;
    /** Made in time to win points. */
    counts: boolean;
    /** Null while its match goes on. */
    settled_at: Generated<Date | null>;
  };
  chat_reaction: { message_id: bigint; member_id: number; emoji: string; at: Date };
  chat_staff: { member_id: number };
  chat_report: {
    message_id: bigint;
    reporter_id: string;
    at: Date;
    settled_at: Date | null;
  };
  chat_picture: {
    /** Its address follows from it; 128 random bits in base64url. */
    picture_id: string;
    member_id: number;
    /** The room it was handed in for. */
    rid: string;
    /** Null until a message says it. */
    message_id: Generated<bigint | null>;
    width: number;
    height: number;
    /** JPEG, encoded by the platform: whole and small. Null once it is kept no more. */
    content: Buffer | null;
    small: Buffer | null;
    uploaded_at: Date;
  };
};
