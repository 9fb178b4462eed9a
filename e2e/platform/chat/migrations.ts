import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const chatMigrations: MigrationSet = {
  '0019_chat': {
    async up(db) {
      await sql`
        create table chat_room (
          rid text primary key,
          name jsonb not null,
          state text not null default 'open' check (state in ('open', 'muted', 'destroyed')),
          position integer,
          pinned jsonb,
          cleared_to bigint not null default 0,
          closes_at timestamptz,
          -- The grade that a member needs to send pictures; null where no member may.
          picture_level integer default 1 check (picture_level >= 0)
        );

        create table chat_message (
          id bigint generated always as identity primary key,
          rid text not null references chat_room (rid),
          user_id text not null,
          member_id integer references member (id),
          name text not null,
          vip_level integer not null,
          staff boolean not null default false,
          text text not null,
          sticker text,
          category integer not null,
          category_type integer not null,
          reply_to bigint references chat_message (id),
          mentions jsonb,
          ticket jsonb,
          ticket_id text,
          prediction jsonb,
          at timestamptz not null,
          deleted_at timestamptz,
          key text
        );
        create index chat_message_room on chat_message (rid, id);
        create index chat_message_member on chat_message (member_id) where member_id is not null;
        create index chat_message_open_ticket on chat_message (id) where ticket_id is not null and ticket ->> 'state' = 'open';
        create unique index chat_message_key on chat_message (user_id, key) where key is not null;

        create table chat_reaction (
          message_id bigint not null references chat_message (id),
          member_id integer not null references member (id),
          emoji text not null,
          at timestamptz not null,
          primary key (message_id, member_id, emoji)
        );

        create table chat_person (
          member_id integer primary key references member (id),
          chat_id text not null unique
        );

        create table chat_staff (member_id integer primary key references member (id));

        -- The newest of a person is in force; the earlier ones are the record of what was done.
        create table chat_restriction (
          id bigint generated always as identity primary key,
          user_id text not null,
          kind text not null check (kind in ('mute', 'ban', 'none')),
          until timestamptz,
          reason text not null,
          at timestamptz not null
        );
        create index chat_restriction_person on chat_restriction (user_id, id);

        create table chat_report (
          message_id bigint not null references chat_message (id),
          reporter_id text not null,
          at timestamptz not null,
          settled_at timestamptz,
          primary key (message_id, reporter_id)
        );
        create index chat_report_open on chat_report (at) where settled_at is null;

        create table chat_prediction (
          rid text not null references chat_room (rid),
          member_id integer not null references member (id),
          home integer not null check (home >= 0),
          away integer not null check (away >= 0),
          at timestamptz not null,
          counts boolean not null default false,
          settled_at timestamptz,
          primary key (rid, member_id)
        );
        create index chat_prediction_open on chat_prediction (rid) where settled_at is null;
      `.execute(db);
    },
  },
};
