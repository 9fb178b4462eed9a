import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const partnerMigrations: MigrationSet = {
  '0032_partners': {
    async up(db) {
      await sql`
        create table partner_application (
          member_id integer not null references member (id),
          kind text not null check (kind in ('agent', 'sponsor', 'venture')),
          state text not null check (state in ('waiting', 'approved', 'refused', 'ended')),
          plan text not null check (plan <> ''),
          contact text not null check (contact <> ''),
          applied_at timestamptz not null,
          decided_at timestamptz,
          reason text not null default '',
          primary key (member_id, kind),
          check ((state = 'waiting') = (decided_at is null))
        );

        create table agent (member_id integer primary key references member (id), code text not null unique);

        create table agent_day (
          agent_id integer not null references agent (member_id),
          business_day text not null,
          active integer not null check (active > 0),
          turnover bigint not null check (turnover > 0),
          rate integer not null check (rate > 0),
          amount bigint not null check (amount = turnover * rate / 10000),
          paid_at timestamptz not null,
          primary key (agent_id, business_day)
        );

        create table agent_line (
          agent_id integer not null,
          business_day text not null,
          member_id integer not null references member (id),
          turnover bigint not null check (turnover > 0),
          primary key (agent_id, business_day, member_id),
          foreign key (agent_id, business_day) references agent_day (agent_id, business_day)
        );

        create table agent_closing (business_day text primary key, closed_at timestamptz not null);
      `.execute(db);
    },
  },
};
