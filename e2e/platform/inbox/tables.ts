import type { WireNoticeChannel, WireNoticeKind } from '@site/shared/wire/notices';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Localized } from '../http/localized';

export type InboxTables = {
  letter: {
    id: GeneratedAlways<number>;
    /** Null for a message to all members. */
    member_id: number | null;
    kind: InboxMessageKind;
    title: JSONColumnType<Localized>;
    content: JSONColumnType<Localized>;
    /** Link to the subject of the message. */
    link: JSONColumnType<LetterLink> | null;
    created_at: Date;
  };
  /** Notice setting that a member has changed; default settings have no row. */
  notice_setting: {
    member_id: number;
    kind: WireNoticeKind;
    channel: WireNoticeChannel;
    is_on: boolean;
    changed_at: Date;
  };
  /** State of a message for a member; a message that was not opened has no row. */
  letter_read: {
    letter_id: number;
    member_id: number;
    /** True when the member has deleted it; other members still see a message to all. */
    is_deleted: Generated<boolean>;
  };
};

export interface LetterLink {
  readonly to: 'order' | 'ticket' | 'feedback' | 'sessions' | 'security';
  readonly id?: string;
}

export type InboxMessageKind = 'notice' | 'activity' | 'bulletin' | 'match' | 'fd';
