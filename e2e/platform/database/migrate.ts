import { Migrator, type Migration } from 'kysely';
import type { Db, Log, MigrationSet } from '../kernel';
import type { OnStartProgress } from '../kernel/startProgress';

/**
 * Runs the pending migrations in the order of their names. Kysely takes a lock, so processes that start together do not
 * run one twice.
 *
 * @throws the error of the first failing migration; all run in one transaction, so the schema stays unchanged
 */
export async function migrate(db: Db, migrations: MigrationSet, log: Log, onProgress: OnStartProgress = () => undefined): Promise<void> {
  let done = 0;
  let total = 0;
  const report = (): void => onProgress({ kind: 'progress', step: 'migrations', done, total });
  const counted = ({ up, ...rest }: Migration): Migration => ({
    ...rest,
    async up(trx) {
      await up(trx);
      done += 1;
      report();
    },
  });
  const observed = Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, counted(migration)]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(observed) },
    // A branch with a later date may be merged first.
    allowUnorderedMigrations: true,
  });
  total = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined).length;
  report();
  const { error, results } = await migrator.migrateToLatest();
  for (const { migrationName, status } of results ?? []) {
    if (status === 'Success') log.info('migrated', { migrationName });
  }
  if (error !== undefined) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}
