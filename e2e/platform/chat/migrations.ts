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
  '1403_chat_person': {
    async up(db) {
      await sql`
        create table chat_person (
          member_id integer primary key references member (id),
          chat_id text not null unique
        )`.execute(db);
      await sql`alter table chat_message add column member_id integer references member (id)`.execute(db);
      await sql`create index chat_message_member on chat_message (member_id) where member_id is not null`.execute(db);
      // Messages named their member by number, and one without a nickname by login name.
      await sql`
        insert into chat_person (member_id, chat_id)
        select member.id, gen_random_uuid()::text from member
        where exists (select from chat_message where user_id = member.id::text)`.execute(db);
      await sql`
        update chat_message
        set member_id = member.id,
            user_id = chat_person.chat_id,
            name = case when lower(chat_message.name) = member.name
              then left(member.name, 1) || '***' || right(member.name, 1) else chat_message.name end
        from member join chat_person on chat_person.member_id = member.id
        where chat_message.user_id = member.id::text`.execute(db);
    },
  },
  '1404_chat_authority': {
    async up(db) {
      await sql`
        alter table chat_room
          drop constraint chat_room_state_check,
          add constraint chat_room_state_check check (state in ('open', 'muted', 'destroyed')),
          add column pinned jsonb,
          add column cleared_to bigint not null default 0`.execute(db);
      await sql`
        alter table chat_message
          add column prediction jsonb,
          add column gift jsonb,
          add column staff boolean not null default false,
          add column deleted_at timestamptz,
          add column key text`.execute(db);
      await sql`create unique index chat_message_key on chat_message (user_id, key) where key is not null`.execute(db);
      // The newest of a person is in force; the earlier ones are the record of what was done.
      await sql`
        create table chat_restriction (
          id bigint generated always as identity primary key,
          user_id text not null,
          kind text not null check (kind in ('mute', 'ban', 'none')),
          until timestamptz,
          reason text not null,
          at timestamptz not null
        )`.execute(db);
      await sql`create index chat_restriction_person on chat_restriction (user_id, id)`.execute(db);
      await sql`create table chat_staff (member_id integer primary key references member (id))`.execute(db);
      await sql`
        create table chat_report (
          message_id bigint not null references chat_message (id),
          reporter_id text not null,
          at timestamptz not null,
          settled_at timestamptz,
          primary key (message_id, reporter_id)
        )`.execute(db);
      await sql`
        create table chat_prediction (
          rid text not null references chat_room (rid),
          member_id integer not null references member (id),
          home integer not null check (home >= 0),
          away integer not null check (away >= 0),
          at timestamptz not null,
          primary key (rid, member_id)
        )`.execute(db);
      await sql`create index chat_report_open on chat_report (at) where settled_at is null`.execute(db);
    },
  },
  '1405_chat_talk': {
    async up(db) {
      await sql`
        alter table chat_message
          add column sticker text,
          add column reply_to bigint references chat_message (id),
          add column mentions jsonb`.execute(db);
      await sql`
        create table chat_reaction (
          message_id bigint not null references chat_message (id),
          member_id integer not null references member (id),
          emoji text not null,
          at timestamptz not null,
          primary key (message_id, member_id, emoji)
        )`.execute(db);
    },
  },
  '1406_match_rooms_close': {
    async up(db) {
      await sql`alter table chat_room add column closes_at timestamptz`.execute(db);
    },
  },
  '1407_shared_tickets_follow': {
    async up(db) {
      await sql`alter table chat_message add column ticket_id text`.execute(db);
      await sql`create index chat_message_open_ticket on chat_message (id) where ticket_id is not null and ticket ->> 'state' = 'open'`.execute(
        db,
      );
    },
  },
  // What was predicted before there was a prize is not waited for.
  '1408_predictions_pay': {
    async up(db) {
      await sql`
        alter table chat_prediction
          add column counts boolean not null default false,
          add column settled_at timestamptz`.execute(db);
      await sql`update chat_prediction set settled_at = at`.execute(db);
      await sql`create index chat_prediction_open on chat_prediction (rid) where settled_at is null`.execute(db);
    },
  },
};
