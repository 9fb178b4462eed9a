import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeTemporaryFolder, removeAbandonedFolders } from '@site/shared/release/temporaryFolders';
import type { Log } from '../kernel';
import { SILENT_LOG } from '../kernel';
import type { OnStartProgress } from '../kernel/startProgress';
import { claimServer, ServerEnded } from './claimServer';
import { findPostgresBinaries } from './postgresBinaries';
import { placeData, removeForgottenData } from './placeData';
import { addressOf, PASSWORD, USER } from './serverAddress';
import { findServerProcess, signalServer, startServerProcess, stopServer } from './serverProcess';
import { findServerUser, isReachableBy, type ServerUser } from './serverUser';

/** Asked for first; another free port is taken where something else listens on it. */
export const DATABASE_PORT = 54390;

/** How long a server outlives a platform that was killed, so that a restart finds it running. Later the restart starts it again. */
const GRACE_MS = 10_000;

/** A server that is found may stop before it is claimed: its grace period is over. */
const MOST_TRIES = 5;

/** No durability, no log for a copy elsewhere, and no other process that reads what is in memory anyway. */
const THROWAWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
};

export interface EmbeddedServer {
  /** Absolute path of its data folder. */
  readonly dataDir: string;
  /** Address of the database `name` on this server. */
  url(name: string): string;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** Initialised when empty, kept afterwards. */
  readonly dataDir: string;
  readonly port?: number;
  /** Trades durability for speed; for suites that discard their data. */
  readonly throwaway?: boolean;
  /** How long the server outlives this process if it is killed, `GRACE_MS` when left out. A throwaway server ends at once, and its folder with it. */
  readonly graceMs?: number;
  readonly log: Log;
  readonly onProgress?: OnStartProgress;
}

/**
 * Starts a PostgreSQL on the folder, with a supervisor (`superviseServer.mjs`) that stops it when this process ends, however it ends. When an earlier
 * platform was killed and its server still runs on the folder (a data folder allows one server only), that one is taken over.
 *
 * @throws if a running platform uses the folder; its server is left as it is
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const user = findServerUser();
  const dataDir = placeData(options.dataDir, user, options.log);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await claimOrStart({ ...options, dataDir }, user);
    } catch (error) {
      if (!(error instanceof ServerEnded) || attempt === MOST_TRIES) throw error;
    }
  }
}

async function claimOrStart(options: EmbeddedServerOptions, user: ServerUser | null): Promise<EmbeddedServer> {
  const {
    dataDir,
    port = DATABASE_PORT,
    throwaway = false,
    graceMs = throwaway ? 0 : GRACE_MS,
    log,
    onProgress = () => undefined,
  } = options;
  const found = await findServerProcess(dataDir);
  if (found !== null) {
    onProgress({ kind: 'progress', step: 'database', detail: 'take over' });
    const claim = await claimServer(found.port, dataDir);
    log.info('database-taken-over', { port: found.port });
    return serverOn(found.port, dataDir, claim);
  }

  const { initdb, postgres } = findPostgresBinaries((path) => isReachableBy(user, path));
  onProgress({ kind: 'progress', step: 'database', detail: 'initialise' });
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(dataDir, initdb, user);
  const freePort = await findFreePort(port);
  onProgress({ kind: 'progress', step: 'database', detail: 'start' });
  const claim = await startServerProcess({
    program: postgres,
    args: ['-D', dataDir, ...serverFlags(freePort, throwaway)],
    user,
    dataDir,
    port: freePort,
    graceMs,
    throwaway,
  });
  log.info('database-started', { port: freePort });
  return serverOn(freePort, dataDir, claim);
}

/** Address of the database `name` on the server that runs on this folder, which is left as it is; null where none runs. */
export async function findDatabase(dataDir: string, name: string): Promise<string | null> {
  const running = await findServerProcess(placeData(dataDir, findServerUser(), SILENT_LOG));
  return running === null ? null : addressOf(running.port, name);
}

/** Creates the database of this address where its server does not have it yet. */
export async function ensureDatabase(url: string): Promise<void> {
  await onServerOf(url, async (client, name) => {
    if (!(await isListed(client, name))) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

/** Returns whether its server has the database of this address. */
export function hasDatabase(url: string): Promise<boolean> {
  return onServerOf(url, isListed);
}

async function isListed(client: pg.Client, name: string): Promise<boolean> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  return found.rowCount !== 0;
}

/** Connects to the database that every server has. `name` is that of the database of this address. */
async function onServerOf<Answer>(url: string, work: (client: pg.Client, name: string) => Promise<Answer>): Promise<Answer> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  // A statement that waits is rejected; the event alone must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client, new URL(url).pathname.slice(1));
  } finally {
    await client.end();
  }
}

function serverOn(port: number, dataDir: string, claim: pg.Client): EmbeddedServer {
  const stopWithUs = (): void => signalServer(dataDir, 'SIGINT');
  // The supervisor stops it too, but after those who remove its folder when this process exits.
  process.prependOnceListener('exit', stopWithUs);
  return {
    dataDir,
    url: (name) => addressOf(port, name),
    async stop() {
      process.removeListener('exit', stopWithUs);
      await claim.end().catch(() => undefined);
      await stopServer(dataDir);
    },
  };
}

/** Initialises a folder beside it and renames that: a start that was killed leaves no half of a database. */
async function initialise(dataDir: string, initdb: string, user: ServerUser | null): Promise<void> {
  const parent = dirname(dataDir);
  await mkdir(parent, { recursive: true });
  await removeAbandonedFolders([parent]);
  await removeForgottenData();
  const draft = makeTemporaryFolder('database', parent);
  const passwordFile = join(tmpdir(), `platform-password-${process.pid}`);
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 });
  for (const path of user === null ? [] : [draft, passwordFile]) await chown(path, user?.uid ?? 0, user?.gid ?? 0);
  try {
    // Every user may enter the temporary folder, but not ours.
    const options = { ...(user ?? {}), cwd: tmpdir(), env: { ...process.env, LC_ALL: 'C' } };
    const args = ['-D', draft, '-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C'];
    await promisify(execFile)(initdb, args, options);
    await rename(draft, dataDir);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

function serverFlags(port: number, throwaway: boolean): readonly string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '120',
    timezone: 'UTC',
    ...(throwaway ? THROWAWAY_SETTINGS : {}),
  };
  return ['-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function findFreePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => {
      if (wanted === 0) reject(new Error('no free port for the database'));
      else resolve(findFreePort(0));
    });
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : wanted;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
