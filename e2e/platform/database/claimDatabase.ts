import { sql } from 'kysely';
import type { MigrationSet, Trx } from '../kernel';

/**
 * Kind of a platform. A sandbox has demo members with public passwords and can be emptied by one call; a production
 * platform has neither.
 */
export type PlatformKind = 'sandbox' | 'production';

export const claimMigrations: MigrationSet = {
  '0007_platform_kind': {
    async up(db) {
      await sql`create table platform_kind (is_only boolean primary key default true check (is_only), kind text not null)`.execute(db);
    },
  },
};

/** Reserves a database for the kind of platform that used it first. @throws when another kind has reserved it */
export async function claimDatabase(trx: Trx, kind: PlatformKind): Promise<void> {
  await sql`insert into platform_kind (kind) values (${kind}) on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ kind: string }>`select kind from platform_kind`.execute(trx);
  if (rows[0]?.kind !== kind) throw new Error(`the database belongs to a ${String(rows[0]?.kind)} platform, and this one is a ${kind} one`);
}
