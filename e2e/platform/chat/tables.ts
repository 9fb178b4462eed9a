import type { WireSharedTicket } from '@site/shared/wire/chat';
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
    state: Generated<'open' | 'muted'>;
    /** Order among the common rooms; match rooms have none. */
    position: number | null;
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
    /** 1 text, 2 gifts, 3 shared tickets (decision 49). */
    category_type: 1 | 2 | 3;
    at: Date;
    /** The shared ticket, as it was at that moment. */
    ticket: JSONColumnType<WireSharedTicket> | null;
  };
};
