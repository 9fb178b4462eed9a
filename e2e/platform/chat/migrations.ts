import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const chatMigrations: MigrationSet = {
  '1401_chat': {
    async up(db) {
      await sql`
        create table chat_room (
          rid text primary key,
          name jsonb not null,
          state text not null default 'open' check (state in ('open', 'muted')),
          position integer
        )`.execute(db);
      await sql`
        create table chat_message (
          id bigint generated always as identity primary key,
          rid text not null references chat_room (rid),
          user_id text not null,
          name text not null,
          vip_level integer not null,
          text text not null,
          category integer not null,
          category_type integer not null,
          at timestamptz not null
        )`.execute(db);
      await sql`create index chat_message_room on chat_message (rid, id)`.execute(db);
    },
  },
  '1402_chat_ticket': {
    async up(db) {
      await sql`alter table chat_message add column ticket jsonb`.execute(db);
    },
  },
};
