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
};
