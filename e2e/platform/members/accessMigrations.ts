import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const accessMigrations: MigrationSet = {
  '0004_access': {
    async up(db) {
      await sql`
        create table session (
          token_hash text primary key,
          id uuid not null unique default gen_random_uuid(),
          member_id integer not null references member (id),
          kind text not null check (kind in ('site', 'launch')),
          created_at timestamptz not null,
          last_used_at timestamptz not null,
          idle_ends_at timestamptz not null,
          expires_at timestamptz not null,
          ip text not null,
          browser text not null,
          system text not null,
          device_hash text not null
        );
        create index session_member on session (member_id);

        create table registration (
          member_id integer primary key references member (id),
          ip text not null,
          domain text not null,
          r_code text not null,
          i_code text not null,
          registered_at timestamptz not null
        );
        create index registration_agent on registration (upper(r_code)) where r_code <> '';

        create table registration_try (
          network text not null,
          tried_at timestamptz not null,
          is_admitted boolean not null
        );
        create index registration_try_network on registration_try (network, tried_at);

        create table known_device (
          member_id integer not null references member (id),
          device_hash text not null,
          ip text not null,
          last_seen_at timestamptz not null,
          primary key (member_id, device_hash, ip)
        );

        create table trusted_device (
          member_id integer not null references member (id),
          secret_hash text not null,
          kind_hash text not null,
          id uuid not null unique default gen_random_uuid(),
          browser text not null default '',
          system text not null default '',
          last_seen_at timestamptz not null,
          primary key (member_id, secret_hash)
        );
        create index trusted_device_secret on trusted_device (secret_hash);

        create table declared_risk (
          member_id integer primary key references member (id),
          code integer not null check (code between 6025 and 6029)
        );

        create table login_challenge (
          member_id integer primary key references member (id),
          ip text not null default '',
          opened_at timestamptz not null,
          failures integer not null check (failures >= 0),
          counted_since timestamptz not null
        );

        create table login_failure (
          subject text primary key,
          failures integer not null check (failures >= 0),
          pending integer not null default 0 check (pending >= 0),
          counted_since timestamptz not null,
          last_at timestamptz not null
        );
        create index login_failure_age on login_failure (last_at);

        create table recovery_grant (
          subject text primary key,
          member_id integer not null references member (id),
          ip text not null,
          secret_hash text not null,
          granted_at timestamptz not null
        );
      `.execute(db);
    },
  },
};
