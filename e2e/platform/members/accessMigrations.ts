import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const accessMigrations: MigrationSet = {
  '1111_access': {
    async up(db) {
      await sql`
        create table registration (
          member_id integer primary key references member (id),
          ip text not null,
          domain text not null,
          r_code text not null,
          i_code text not null,
          registered_at timestamptz not null
        )`.execute(db);
      await sql`create index registration_ip on registration (ip, registered_at)`.execute(db);
      await sql`
        create table known_device (
          member_id integer not null references member (id),
          device_hash text not null,
          ip text not null,
          last_seen_at timestamptz not null,
          primary key (member_id, device_hash, ip)
        )`.execute(db);
      await sql`
        create table declared_risk (
          member_id integer primary key references member (id),
          code integer not null check (code between 6025 and 6029)
        )`.execute(db);
      await sql`
        create table login_challenge (
          member_id integer primary key references member (id),
          opened_at timestamptz not null,
          failures integer not null check (failures >= 0),
          counted_since timestamptz not null
        )`.execute(db);
    },
  },
  '1112_failures_and_recoveries': {
    async up(db) {
      await sql`alter table login_challenge add column ip text not null default ''`.execute(db);
      await sql`
        create table login_failure (
          subject text primary key,
          failures integer not null check (failures >= 0),
          pending integer not null default 0 check (pending >= 0),
          counted_since timestamptz not null,
          last_at timestamptz not null
        )`.execute(db);
      await sql`create index login_failure_age on login_failure (last_at)`.execute(db);
      await sql`
        create table recovery_grant (
          subject text primary key,
          member_id integer not null references member (id),
          ip text not null,
          granted_at timestamptz not null
        )`.execute(db);
    },
  },
  '1113_recovery_secrets': {
    async up(db) {
      // A grant lasts ten minutes, and one without a secret opens nothing.
      await sql`delete from recovery_grant`.execute(db);
      await sql`alter table recovery_grant add column secret_hash text not null`.execute(db);
    },
  },
  '1114_own_sessions': {
    async up(db) {
      // Sessions from before do not say where they are: their members sign in again.
      await sql`delete from session`.execute(db);
      await sql`
        alter table session
          add column id uuid not null unique default gen_random_uuid(),
          add column last_used_at timestamptz not null,
          add column idle_ends_at timestamptz not null,
          add column ip text not null,
          add column browser text not null,
          add column system text not null,
          add column device_hash text not null`.execute(db);
      await sql`
        create table trusted_device (
          member_id integer not null references member (id),
          secret_hash text not null,
          last_seen_at timestamptz not null,
          primary key (member_id, secret_hash)
        )`.execute(db);
      await sql`create index trusted_device_secret on trusted_device (secret_hash)`.execute(db);
    },
  },
  '1115_kinds_of_trusted_devices': {
    async up(db) {
      await sql`delete from trusted_device`.execute(db);
      await sql`alter table trusted_device add column kind_hash text not null`.execute(db);
    },
  },
  '1116_named_devices': {
    async up(db) {
      // Those from before are known, and called unknown until they sign in again.
      await sql`
        alter table trusted_device
          add column id uuid not null unique default gen_random_uuid(),
          add column browser text not null default '',
          add column system text not null default ''`.execute(db);
    },
  },
  '1117_registration_tries': {
    async up(db) {
      await sql`create table registration_try (network text not null, tried_at timestamptz not null, is_admitted boolean not null)`.execute(
        db,
      );
      await sql`create index registration_try_network on registration_try (network, tried_at)`.execute(db);
      await sql`drop index registration_ip`.execute(db);
    },
  },
};
