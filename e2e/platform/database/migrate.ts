import { Migrator } from 'kysely';
import type { Db, Log, MigrationSet } from '../kernel';

/**
 * Brings the schema up to date, each migration once and in the order of their names. Kysely takes a lock, so that two processes that start
 * together do not run one twice.
 *
 * @throws what the first failing migration threw; those before it stay
 */
export async function migrate(db: Db, migrations: MigrationSet, log: Log): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // Two modules number their migrations on their own (1xxx, 2xxx).
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  for (const { migrationName, status } of results ?? []) {
    if (status === 'Success') log.info('migrated', { migrationName });
  }
  if (error !== undefined) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}
