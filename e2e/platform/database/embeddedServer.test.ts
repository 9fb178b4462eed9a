import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../kernel';
import { SILENT_LOG } from '../kernel';
import { ensureDatabase, startEmbeddedServer } from './embeddedServer';
import { isReachableBy } from './serverUser';

/** Initialising and starting one takes a second, on a busy machine some. */
const STARTS_A_SERVER_MS = 30_000;

describe('a database server of our own', () => {
  it(
    'is taken over where it still runs after a crash, and ends when it is stopped',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'platform-server-test-'));
      const events: string[] = [];
      const log: Log = { ...SILENT_LOG, info: (event) => events.push(event) };
      try {
        const lost = await startEmbeddedServer({ dataDir, port: 0, throwaway: true, log });
        const found = await startEmbeddedServer({ dataDir, port: 0, throwaway: true, log });

        expect(events).toEqual(['database-started', 'database-taken-over']);
        expect(found.url('x')).toBe(lost.url('x'));
        await ensureDatabase(found.url('once'));
        await ensureDatabase(found.url('once'));

        await found.stop();
        await lost.stop();
        expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
        await expect(new pg.Client({ connectionString: found.url('once') }).connect()).rejects.toThrow('ECONNREFUSED');
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    STARTS_A_SERVER_MS,
  );
});

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
