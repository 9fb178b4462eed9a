import { sql, type RawBuilder } from 'kysely';
import type { MigrationSet } from '../sportsbook';

export const idempotencyMigrations: MigrationSet = {
  // Before the tables of requests, whose migrations convert the keys they kept themselves.
  '1104_idempotency_keys': {
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
        )`.execute(db);
    },
  },
};

/**
 * For migrations of tables that kept keys of their own: asked about by key, anything was once written down. What is no UUID names no request,
 * since the header was always checked.
 */
export function isKey(column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;
}
