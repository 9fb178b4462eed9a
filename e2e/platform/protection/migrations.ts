import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const protectionMigrations: MigrationSet = {
  '0017_player_protection': {
    async up(db) {
      await sql`
        create table protection_member (
          member_id integer primary key references member (id),
          reality_minutes integer not null default 0 check (reality_minutes in (0, 15, 30, 60)),
          reality_from timestamptz,
          time_out_until timestamptz,
          excluded_until timestamptz
        );

        create table protection_limit (
          member_id integer not null references member (id),
          kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
          period text not null check (period in ('day', 'week', 'month')),
          amount bigint not null check (amount >= 0),
          pending_from timestamptz,
          pending_amount bigint check (pending_amount >= 0),
          primary key (member_id, kind, period),
          check (pending_from is not null or pending_amount is null)
        );

        create table protection_change (
          id bigint generated always as identity primary key,
          member_id integer not null references member (id),
          at timestamptz not null,
          change jsonb not null
        );
        create index protection_change_member on protection_change (member_id, id);

        create table protection_contact (
          member_id integer not null references member (id),
          contact text not null,
          primary key (contact, member_id)
        );

        create table protection_presence (
          member_id integer primary key references member (id),
          seen_at timestamptz not null
        );

        create table protection_activity (
          member_id integer not null references member (id),
          day integer not null,
          active_ms bigint not null,
          primary key (member_id, day)
        );
      `.execute(db);
    },
  },
};
