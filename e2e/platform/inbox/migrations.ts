import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const inboxMigrations: MigrationSet = {
  '0021_inbox': {
    async up(db) {
      await sql`
        create table letter (
          id integer generated always as identity primary key,
          member_id integer references member (id),
          kind text not null check (kind in ('notice', 'activity', 'bulletin', 'match', 'fd')),
          title jsonb not null,
          content jsonb not null,
          link jsonb,
          created_at timestamptz not null
        );
        create index letter_member on letter (member_id);
        create index letter_to_all on letter (created_at desc) where member_id is null;

        create table letter_read (
          letter_id integer not null references letter (id),
          member_id integer not null references member (id),
          is_deleted boolean not null default false,
          primary key (letter_id, member_id)
        );

        create table notice_setting (
          member_id integer not null references member (id),
          kind text not null,
          channel text not null check (channel in ('inbox', 'sms', 'email')),
          is_on boolean not null,
          changed_at timestamptz not null,
          primary key (member_id, kind, channel)
        );
      `.execute(db);
    },
  },
};
