import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

/**
 * Separate schema, so that a reset of the data does not delete it. In production the platform's user has only the
 * privileges `insert` and `select` in it.
 */
export const securityLogMigrations: MigrationSet = {
  '0002_security_log': {
    async up(db) {
      await sql`
        create schema security_log;

        -- Each event names the one before and no two the same, so that the chain cannot fork.
        create table security_log.event (
          seq bigint primary key check (seq > 0),
          at timestamptz not null,
          event text not null,
          result text not null,
          code integer,
          member_id integer,
          address text not null,
          device text not null,
          about text not null,
          correlation uuid,
          previous text unique nulls not distinct references security_log.event (hash),
          hash text not null unique
        );
        create index event_at on security_log.event (at);
        create index event_member on security_log.event (member_id, seq) where member_id is not null;

        create function security_log.refuse_change() returns trigger language plpgsql as $$
        begin
          raise exception 'events of the security log are never changed or removed';
        end $$;
        create trigger append_only before update or delete or truncate on security_log.event
          for each statement execute function security_log.refuse_change();
      `.execute(db);
    },
  },
};
