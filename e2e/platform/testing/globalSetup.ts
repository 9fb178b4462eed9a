import { rmSync, statfsSync } from 'node:fs';
import { makeTemporaryFolder, MEMORY_FOLDER } from '@site/release/temporaryFolders';
import { connect } from '../database/connect';
import { ensureDatabase, startEmbeddedServer } from '../database/embeddedServer';
import { migrate } from '../database/migrate';
import { SILENT_LOG } from '../kernel';
import { platformMigrations } from '../migrations';
import { rememberTestServer } from './testServer';

/**
 * Starts one PostgreSQL server per run of the platform's suite, with one migrated database that every test file copies
 * (`openTestDatabase`); a copy takes a tenth of the time of migrating again. `PLATFORM_TEST_DATABASE_SERVER` names
 * another server, e.g. `postgres://user:password@127.0.0.1:5432`.
 */
export default async function globalSetup(): Promise<void> {
  const given = process.env['PLATFORM_TEST_DATABASE_SERVER'];
  const template = given === undefined ? await startOwnServer() : `${given}/${TEMPLATE_DATABASE}`;
  await ensureDatabase(template);
  const db = connect(template, SILENT_LOG, 1);
  await migrate(db, platformMigrations, SILENT_LOG);
  await db.destroy();
  process.env['PLATFORM_TEST_TEMPLATE'] = template;
}

async function startOwnServer(): Promise<string> {
  const dataDir = makeDataDir();
  const server = await startEmbeddedServer({ dataDir, port: 0, throwaway: true, log: SILENT_LOG });
  rememberTestServer(async () => {
    await server.stop();
    remove(dataDir);
  });
  return server.url(TEMPLATE_DATABASE);
}

/**
 * Creates the data folder in memory if there is space. Each database has a thousand files, and creating and removing
 * them on disk takes as much processor time as all other work of PostgreSQL.
 */
function makeDataDir(): string {
  const dataDir = makeTemporaryFolder('units-database', hasRoom(MEMORY_FOLDER) ? MEMORY_FOLDER : undefined);
  // Remove the folder, because folders of interrupted runs would fill the memory. After a kill, the server's supervisor
  // removes it.
  process.once('exit', () => remove(dataDir));
  return dataDir;
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Required free space, because the in-memory file system of a container may be small. */
const ROOM_BYTES = 2 * 1024 ** 3;

const TEMPLATE_DATABASE = 'platform_template';
