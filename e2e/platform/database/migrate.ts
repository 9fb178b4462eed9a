import { Migrator, type Migration } from 'kysely';
import type { Db, Log, MigrationSet } from '../kernel';
import type { OnStartProgress } from '../kernel/startProgress';

/**
 * Brings the schema up to date, each migration once and in the order of their names. Kysely takes a lock, so that two processes that start
 * together do not run one twice.
 *
 * @throws what the first failing migration threw; the schema is then as it was before, because all of them run in one transaction
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
    // The branch with the later date may be merged first.
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
