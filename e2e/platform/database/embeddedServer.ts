import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Log } from '../kernel';
import { SILENT_LOG } from '../kernel';
import type { OnStartProgress } from '../startProgress';
import { findPostgresBinaries } from './postgresBinaries';
import { findServerUser, isReachableBy, type ServerUser } from './serverUser';

/** Asked for first; another free port is taken where something else listens on it. */
export const DATABASE_PORT = 54390;

/** Of a server that listens on loopback only and keeps invented data. */
const USER = 'platform';
const PASSWORD = 'platform';

const STOP_TIMEOUT_MS = 10_000;

/** Key of the lock that an owner holds, and how long one that was killed may seem to live. */
const CLAIM = 4190;
const CLAIM_LIMIT_MS = 2_000;

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
  /** Address of the database `name` on this server. */
  url(name: string): string;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** Absolute. Initialised when empty, kept afterwards. */
  readonly dataDir: string;
  readonly port?: number;
  /** Trades durability for speed; for suites that discard their data. */
  readonly throwaway?: boolean;
  readonly log: Log;
  readonly onProgress?: OnStartProgress;
}

/**
 * A PostgreSQL of our own. It is a process group of its own, so that Ctrl-C in a terminal reaches us and not it, and we can end in order. When an
 * earlier platform was killed its server still runs on the folder (a data folder allows one server only): that one is taken over, so that a crash
 * and a restart need no clean-up by hand.
 *
 * @throws where a platform that lives uses the folder; its server is left alone
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { port = DATABASE_PORT, throwaway = false, log, onProgress = () => undefined } = options;
  const user = findServerUser();
  const dataDir = placeData(options.dataDir, user, log);
  await mkdir(dataDir, { recursive: true });

  const orphan = await findRunningServer(dataDir);
  if (orphan !== null) {
    onProgress({ kind: 'progress', step: 'database', detail: 'take over' });
    const claim = await claimServer(orphan.port, dataDir);
    log.info('database-taken-over', { port: orphan.port });
    return serverOn(orphan.port, dataDir, claim);
  }

  onProgress({ kind: 'progress', step: 'database', detail: 'initialise' });
  const { initdb, pgCtl } = findPostgresBinaries((path) => isReachableBy(user, path));
  const run = runAs(user);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(dataDir, initdb, user, run);
  const freePort = await findFreePort(port);
  onProgress({ kind: 'progress', step: 'database', detail: 'start' });
  // With a log file of its own (-l) the server keeps no pipe of ours open, and this call can end.
  await run(pgCtl, ['start', '-w', '-D', dataDir, '-l', join(dataDir, 'server.log'), '-o', serverFlags(freePort, throwaway)]);
  log.info('database-started', { port: freePort });
  return serverOn(freePort, dataDir, await claimServer(freePort, dataDir));
}

/** Address of the database `name` on the server that runs on this folder, which is left as it is; null where none runs. */
export async function findDatabase(dataDir: string, name: string): Promise<string | null> {
  const running = await findRunningServer(placeData(dataDir, findServerUser(), SILENT_LOG));
  return running === null ? null : addressOf(running.port, name);
}

/** Creates the database of this address where its server does not have it yet. */
export async function ensureDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/**
 * The sign that the server has a living owner: a lock that PostgreSQL holds for this connection, and which therefore ends with the process that
 * has it, however that ends.
 */
async function claimServer(port: number, dataDir: string): Promise<pg.Client> {
  const claim = new pg.Client({ connectionString: addressOf(port, 'postgres'), application_name: `platform ${String(process.pid)}` });
  // The server may end first.
  claim.on('error', () => undefined);
  await claim.connect();
  const deadline = Date.now() + CLAIM_LIMIT_MS;
  for (;;) {
    const { rows } = await claim.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [CLAIM]);
    if (rows[0]?.taken === true) return claim;
    // PostgreSQL may still have to notice that an owner was killed.
    if (Date.now() > deadline) break;
    await sleep(50);
  }
  const owners = await claim.query<{ application_name: string }>(
    "select application_name from pg_stat_activity where pid in (select pid from pg_locks where locktype = 'advisory' and objid = $1)",
    [CLAIM],
  );
  await claim.end();
  const owner = owners.rows[0]?.application_name ?? 'another platform';
  throw new Error(`The data in ${dataDir} are in use by ${owner}: stop that one, or name another folder in PLATFORM_DATA`);
}

function serverOn(port: number, dataDir: string, claim: pg.Client): EmbeddedServer {
  const stopWithUs = (): void => signalServer(dataDir);
  // The server ends with this process in every case but a kill, and is stopped before anyone removes its folder.
  process.prependOnceListener('exit', stopWithUs);
  return {
    url: (name) => addressOf(port, name),
    async stop() {
      process.removeListener('exit', stopWithUs);
      await claim.end().catch(() => undefined);
      signalServer(dataDir);
      for (let waited = 0; waited < STOP_TIMEOUT_MS && existsSync(join(dataDir, 'postmaster.pid')); waited += 20) await sleep(20);
    },
  };
}

/** SIGINT is PostgreSQL's fast shutdown: running transactions are rolled back. */
function signalServer(dataDir: string): void {
  try {
    process.kill(Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGINT');
  } catch {
    // It has ended already.
  }
}

/** The folder itself, or one the server's user can reach. */
function placeData(dataDir: string, user: ServerUser | null, log: Log): string {
  const isPlaced = isReachableBy(user, existsSync(dataDir) ? dataDir : nearestExisting(dataDir));
  if (isPlaced) return dataDir;
  const elsewhere = join(tmpdir(), `site-platform-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
  log.warn('database-folder-elsewhere', {
    wanted: dataDir,
    used: elsewhere,
    reason: 'PostgreSQL does not run as root, and its user cannot reach the folder',
  });
  return elsewhere;
}

function nearestExisting(path: string): string {
  return existsSync(path) ? join(path, 'data') : nearestExisting(join(path, '..'));
}

type Run = (program: string, args: readonly string[]) => Promise<void>;

function runAs(user: ServerUser | null): Run {
  return async (program, args) => {
    // Every user may enter the temporary folder, but not ours.
    const options = { ...(user ?? {}), cwd: tmpdir(), env: { ...process.env, LC_ALL: 'C' } };
    await promisify(execFile)(program, [...args], options);
  };
}

async function initialise(dataDir: string, initdb: string, user: ServerUser | null, run: Run): Promise<void> {
  if (user !== null) await chown(dataDir, user.uid, user.gid);
  const passwordFile = join(tmpdir(), `platform-password-${process.pid}`);
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 });
  if (user !== null) await chown(passwordFile, user.uid, user.gid);
  try {
    await run(initdb, ['-D', dataDir, '-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C']);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function serverFlags(port: number, throwaway: boolean): string {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '120',
    timezone: 'UTC',
    ...(throwaway ? THROWAWAY_SETTINGS : {}),
  };
  return ['-p', port, ...Object.entries(settings).map(([name, value]) => `-c ${name}="${value}"`)].join(' ');
}

function addressOf(port: number, name: string): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`;
}

/** Line 4 of `postmaster.pid` is the port; the file outlives a crash of the server, so the server is asked as well. */
async function findRunningServer(dataDir: string): Promise<{ readonly port: number } | null> {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const port = Number((await readFile(file, 'utf8')).split('\n')[3]);
  if (!Number.isInteger(port) || port === 0) return null;
  const client = new pg.Client({ connectionString: addressOf(port, 'postgres'), connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const answer = await client.query<{ data_directory: string }>('show data_directory');
    return answer.rows[0]?.data_directory === dataDir ? { port } : null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
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
