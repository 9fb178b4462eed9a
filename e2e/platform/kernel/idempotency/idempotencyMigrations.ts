import { sql } from 'kysely';
import type { MigrationSet } from '../sportsbook';

export const idempotencyMigrations: MigrationSet = {
  '0005_idempotency_keys': {
    async up(db) {
      await sql`
        create table idempotency_key (
          member_id integer not null,
          scope text not null,
          key uuid not null,
          fingerprint text check (fingerprint ~ '^[0-9a-f]{64}$'),
          result jsonb,
          created_at timestamptz not null,
          primary key (member_id, scope, key),
          check (fingerprint is not null or result is null)
        );
      `.execute(db);
    },
  },
};
