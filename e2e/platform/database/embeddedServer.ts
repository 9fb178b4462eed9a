import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeTemporaryFolder, removeAbandonedFolders } from '@site/release/temporaryFolders';
import type { Log } from '../kernel';
import { SILENT_LOG } from '../kernel';
import type { OnStartProgress } from '../kernel/startProgress';
import { claimServer, ServerEnded } from './claimServer';
import { findPostgresBinaries } from './postgresBinaries';
import { placeData, removeForgottenData } from './placeData';
import { addressOf, PASSWORD, USER } from './serverAddress';
import { findServerProcess, signalServer, startServerProcess, stopServer } from './serverProcess';
import { findServerUser, isReachableBy, type ServerUser } from './serverUser';

/** Preferred port; another free port is used when this one is taken. */
export const DATABASE_PORT = 54390;

/**
 * Time that a server outlives a killed platform, so that a quick restart finds it running. A later restart starts it
 * again.
 */
const GRACE_MS = 10_000;

/** Number of attempts, because a running server may stop at the end of its grace period before it is claimed. */
const MOST_TRIES = 5;

/** Settings without durability, replication log or background processes. */
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
  /** Returns the address of the database `name` on this server. */
  url(name: string): string;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** Data folder, initialized when it is empty and kept afterwards. */
  readonly dataDir: string;
  readonly port?: number;
  /** Trades durability for speed, for suites that discard their data. */
  readonly throwaway?: boolean;
  /**
   * Time that the server outlives this process if it is killed, `GRACE_MS` by default. A throwaway server stops at once
   * and its folder is removed.
   */
  readonly graceMs?: number;
  readonly log: Log;
  readonly onProgress?: OnStartProgress;
}

/**
 * Starts a PostgreSQL server on the folder, with a supervisor (`superviseServer.mjs`) that stops it when this process
 * ends in any way. When the server of an earlier, killed platform still runs on the folder, that server is taken over,
 * because a data folder allows only one.
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

/**
 * Returns the address of the database `name` on the server that runs on this folder, or null when none runs. Does not
 * affect the server.
 */
export async function findDatabase(dataDir: string, name: string): Promise<string | null> {
  const running = await findServerProcess(placeData(dataDir, findServerUser(), SILENT_LOG));
  return running === null ? null : addressOf(running.port, name);
}

/** Creates the database of this address unless it exists. */
export async function ensureDatabase(url: string): Promise<void> {
  await onServerOf(url, async (client, name) => {
    if (!(await isListed(client, name))) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

/** Returns true when the database of this address exists. */
export function hasDatabase(url: string): Promise<boolean> {
  return onServerOf(url, isListed);
}

async function isListed(client: pg.Client, name: string): Promise<boolean> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  return found.rowCount !== 0;
}

/**
 * Runs work on a connection to the server's maintenance database. `name` is the name of the database of this address.
 */
async function onServerOf<Answer>(url: string, work: (client: pg.Client, name: string) => Promise<Answer>): Promise<Answer> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  // A waiting statement is rejected anyway; the event must not end the process.
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
  // The supervisor stops the server too, but only after exit handlers that remove its folder.
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

/**
 * Initializes a temporary folder next to the data folder and renames it, so that a killed start leaves no partial
 * database.
 */
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
    // Every user can enter the temporary folder, but perhaps not the present working directory.
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
