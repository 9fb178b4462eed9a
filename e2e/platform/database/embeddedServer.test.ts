import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import type { Log } from '../kernel';
import { SILENT_LOG } from '../kernel';
import { ensureDatabase, findDatabase, startEmbeddedServer, type EmbeddedServer } from './embeddedServer';
import { isReachableBy } from './serverUser';

describe('a database server of our own', () => {
  it('is left alone while its owner lives, is taken over after a crash, and ends when it is stopped', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'platform-server-test-'));
    const events: string[] = [];
    const log: Log = { ...SILENT_LOG, info: (event) => events.push(event) };
    const start = () => startEmbeddedServer({ dataDir: relative(process.cwd(), dataDir), port: 0, throwaway: true, log });
    try {
      const owned = await start();
      await expect(start()).rejects.toThrow(`are in use by platform ${String(process.pid)}: stop that one`);
      await ensureDatabase(owned.url('once'));
      await ensureDatabase(owned.url('once'));
      expect(await findDatabase(dataDir, 'once')).toBe(owned.url('once'));

      await crash(owned);
      const found = await start();
      expect(events).toEqual(['database-started', 'database-taken-over']);
      expect(found.url('x')).toBe(owned.url('x'));

      await found.stop();
      expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
      expect(await findDatabase(dataDir, 'once')).toBeNull();
      await expect(new pg.Client({ connectionString: found.url('once') }).connect()).rejects.toThrow('ECONNREFUSED');
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

/** Closes the connections of an owner as if its process had died. The server keeps running. */
async function crash(server: EmbeddedServer): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1', [
    'client backend',
  ]);
  await client.end();
}

describe('where the server’s user can get to', () => {
  it('is anywhere when we run it as ourselves', () => {
    expect(isReachableBy(null, '/root/deep/down')).toBe(true);
  });

  it('is no folder below one that only its owner may enter', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'platform-closed-'));
    try {
      const stranger = { uid: 65_533, gid: 65_533 };

      expect(isReachableBy(stranger, join(closed, 'data'))).toBe(false);
      expect(isReachableBy({ uid: process.getuid?.() ?? 0, gid: 0 }, join(closed, 'data'))).toBe(true);
    } finally {
      await rm(closed, { recursive: true });
    }
  });
});
