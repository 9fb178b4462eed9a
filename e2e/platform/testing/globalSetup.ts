import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../database/connect';
import { ensureDatabase, startEmbeddedServer } from '../database/embeddedServer';
import { migrate } from '../database/migrate';
import { SILENT_LOG } from '../kernel';
import { platformMigrations } from '../migrations';
import { rememberTestServer } from './testServer';

/**
 * Once per run of the platform's suite: one PostgreSQL, and in it one migrated database that every test file copies
 * (`openTestDatabase`), which takes a tenth of migrating again. `PLATFORM_TEST_DATABASE_SERVER` names another server instead,
 * e.g. `postgres://user:password@127.0.0.1:5432`.
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
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-test-'));
  const server = await startEmbeddedServer({ dataDir, port: 0, throwaway: true, log: SILENT_LOG });
  rememberTestServer(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return server.url(TEMPLATE_DATABASE);
}

const TEMPLATE_DATABASE = 'platform_template';
