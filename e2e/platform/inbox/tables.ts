import type { WireNoticeChannel, WireNoticeKind } from '@site/shared/wire/notices';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Localized } from '../http/localized';

export type InboxTables = {
  letter: {
    id: GeneratedAlways<number>;
    /** Null: to all members. */
    member_id: number | null;
    kind: InboxMessageKind;
    title: JSONColumnType<Localized>;
    content: JSONColumnType<Localized>;
    /** Where what it tells of is found. */
    link: JSONColumnType<LetterLink> | null;
    created_at: Date;
  };
  /** What a member has changed about notices; nothing for a setting that is as it was at first. */
  notice_setting: {
    member_id: number;
    kind: WireNoticeKind;
    channel: WireNoticeChannel;
    is_on: boolean;
    changed_at: Date;
  };
  /** What a member has done with a message; nothing for one that was not opened. */
  letter_read: {
    letter_id: number;
    member_id: number;
    /** Out of this member's inbox; a message to all stays for the others. */
    is_deleted: Generated<boolean>;
  };
};

export interface LetterLink {
  readonly to: 'order' | 'ticket' | 'feedback' | 'sessions' | 'security';
  readonly id?: string;
}

export type InboxMessageKind = 'notice' | 'activity' | 'bulletin' | 'match' | 'fd';
