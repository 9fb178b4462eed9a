import { DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import type { Db, MigrationSet } from '../kernel';

/** Thrown when another version of the platform created the database. The message explains how to create a new one. */
export class UnknownMigrations extends Error {}

/**
 * Checks before any change that this version knows every migration of the database.
 *
 * @param dataDir folder of the embedded server; undefined when `DATABASE_URL` names the database
 * @throws UnknownMigrations
 */
export async function refuseUnknownMigrations(db: Db, migrations: MigrationSet, dataDir: string | undefined): Promise<void> {
  const unknown = (await readMigrations(db)).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  const [place, remedy] =
    dataDir === undefined
      ? ['The database', 'name another database in DATABASE_URL, which is created where it does not exist']
      : [`The database in ${dataDir}`, `delete this folder: the next start makes a new database, and what was played is lost`];
  throw new UnknownMigrations(
    `${place} was made by another version of the platform: this one does not know ${String(unknown.length)} of its migrations, such as ` +
      `"${String(unknown[0])}". Nothing was changed. Start that version again, or ${remedy}.`,
  );
}

/** Returns the names of the migrations that were run. */
async function readMigrations(db: Db): Promise<readonly string[]> {
  const { rows: tables } =
    await sql`select from pg_tables where schemaname = current_schema() and tablename = ${DEFAULT_MIGRATION_TABLE}`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
