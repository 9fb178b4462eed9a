import type { WireChatMessage, WireSharedTicket } from '@site/shared/wire/chat';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Localized } from '../http/localized';

export type ChatTables = {
  chat_person: {
    member_id: number;
    /** Opaque id of the member in chat rooms (decision 90). */
    chat_id: string;
  };
  chat_room: {
    /** `c` + number for common rooms, `m` + match id for match rooms (decision 49). */
    rid: string;
    name: JSONColumnType<Localized>;
    state: Generated<'open' | 'muted' | 'destroyed'>;
    /** Order among the common rooms; null for match rooms. */
    position: number | null;
    /** Text pinned above the messages. */
    pinned: JSONColumnType<Localized> | null;
    /** Time when the room of an ended match closes. */
    closes_at: Generated<Date | null>;
    /** Id of the last message that was cleared. */
    cleared_to: Generated<bigint>;
    /** Grade that a member needs to send pictures; null when no one may send any. */
    picture_level: Generated<number | null>;
  };
  chat_message: {
    id: GeneratedAlways<bigint>;
    rid: string;
    /** Id of the person in chat rooms: a member's chat id, or `g…` for a guest. */
    user_id: string;
    /** Null for a guest. Rooms never receive it. */
    member_id: number | null;
    name: string;
    vip_level: number;
    text: string;
    /** 1 room messages, 2 system (decision 49). */
    category: 1 | 2;
    /**
     * 1 text, 2 gifts, 3 shared tickets (decision 49), 4 predicted scores, 5 stickers, 6 pictures, with the caption in
     * `text`.
     */
    category_type: 1 | 2 | 3 | 4 | 5 | 6;
    at: Date;
    /** The sender's number of the shared ticket, used to follow the ticket until it is settled. */
    ticket_id: string | null;
    /** The shared ticket as it was at the last check. */
    ticket: JSONColumnType<WireSharedTicket> | null;
    prediction: JSONColumnType<NonNullable<WireChatMessage['prediction']>> | null;
    sticker: string | null;
    /** Id of the message that it replies to. */
    reply_to: bigint | null;
    /** People whom it mentions, with their names at the time. */
    mentions: JSONColumnType<NonNullable<WireChatMessage['mentions']>> | null;
    /** True when the sender is the operator's staff. */
    staff: Generated<boolean>;
    deleted_at: Date | null;
    /** The sender's own key, unique per sender. */
    key: string | null;
  };
  chat_restriction: {
    id: GeneratedAlways<bigint>;
    /** Id of the person in chat rooms, so that guests can be restricted too. */
    user_id: string;
    kind: 'mute' | 'ban' | 'none';
    /** Null for a permanent restriction. */
    until: Date | null;
    reason: string;
    at: Date;
  };
  /** Final score that a member predicts for the match of a room. */
  chat_prediction: {
    rid: string;
    member_id: number;
    home: number;
    away: number;
    at: Date;
    /** True when the prediction was made early enough to win points. */
    counts: boolean;
    /** Null until the match has ended. */
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
    /** 128 random bits in base64url. The picture's address is derived from it. */
    picture_id: string;
    member_id: number;
    /** Room that it was uploaded for. */
    rid: string;
    /** Null until a message uses it. */
    message_id: Generated<bigint | null>;
    width: number;
    height: number;
    /** JPEG encoded by the platform, whole and small. Null after its expiry. */
    content: Buffer | null;
    small: Buffer | null;
    uploaded_at: Date;
  };
};
