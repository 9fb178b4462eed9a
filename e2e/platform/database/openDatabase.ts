import type { Db, Log, MigrationSet } from '../kernel';
import type { OnStartProgress } from '../kernel/startProgress';
import { connect } from './connect';
import { ensureDatabase, hasDatabase, startEmbeddedServer } from './embeddedServer';
import { migrate } from './migrate';
import { refuseUnknownMigrations } from './unknownMigrations';

export type DatabasePlace =
  | { readonly status: 'url'; readonly url: string }
  /** Starts an embedded server on this folder (absolute path). */
  | { readonly status: 'embedded'; readonly dataDir: string; readonly port?: number };

export interface OpenDatabase {
  readonly db: Db;
  readonly url: string;
  /** Closes the connections, and stops an embedded server. */
  readonly close: () => Promise<void>;
}

const DATABASE_NAME = 'platform';

/** Creates a missing database, or leaves it to be created empty. */
export type MakeDatabase = (url: string) => Promise<unknown>;

/**
 * Starts or connects to the server, creates the database when it is missing, and migrates it. Throws
 * `UnknownMigrations` for a database of another version.
 */
export async function openDatabase(
  place: DatabasePlace,
  migrations: MigrationSet,
  log: Log,
  onProgress: OnStartProgress = () => undefined,
  makeDatabase?: MakeDatabase,
): Promise<OpenDatabase> {
  const server = place.status === 'embedded' ? await startEmbeddedServer({ ...place, log, onProgress }) : null;
  onProgress({ kind: 'progress', step: 'database', detail: 'connect' });
  const url = place.status === 'url' ? place.url : (server?.url(DATABASE_NAME) ?? '');
  if (makeDatabase !== undefined && !(await hasDatabase(url))) await makeDatabase(url);
  await ensureDatabase(url);
  const db = connect(url, log);
  const close = async (): Promise<void> => {
    await db.destroy();
    await server?.stop();
  };
  try {
    await refuseUnknownMigrations(db, migrations, server?.dataDir);
    await migrate(db, migrations, log, onProgress);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, url, close };
}
