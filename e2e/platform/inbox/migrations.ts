import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const inboxMigrations: MigrationSet = {
  '1701_letter_words': {
    async up(db) {
      // Messages from before had no words: there was nothing in them to read.
      await sql`delete from letter_read`.execute(db);
      await sql`delete from letter`.execute(db);
      await sql`alter table letter add column title jsonb not null, add column content jsonb not null`.execute(db);
      await sql`alter table letter_read add column is_deleted boolean not null default false`.execute(db);
      await sql`create index letter_member on letter (member_id)`.execute(db);
    },
  },
  '1714_notices': {
    async up(db) {
      await sql`alter table letter add column link jsonb`.execute(db);
      await sql`create index letter_to_all on letter (created_at desc) where member_id is null`.execute(db);
      await sql`
        create table notice_setting (
          member_id integer not null references member (id),
          kind text not null,
          channel text not null check (channel in ('inbox', 'sms', 'email')),
          is_on boolean not null,
          changed_at timestamptz not null,
          primary key (member_id, kind, channel)
        )`.execute(db);
    },
  },
};
