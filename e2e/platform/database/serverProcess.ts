import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse, join } from 'node:path';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isRunning, runsIn } from '@site/release/temporaryFolders';
import { claimServer, OWNER_LOCK, ServerEnded } from './claimServer';
import { addressOf } from './serverAddress';
import type { ServerUser } from './serverUser';
import type { ServerOrder } from './superviseServer.mjs';

/**
 * Time limit for starting and stopping. The server then recovers or writes its data, which is slow on a busy machine.
 */
const TRANSITION_LIMIT_MS = 80_000;
const POLL_MS = 50;

/** Number of log lines that an error repeats. */
const LAST_LINES = 10;

const SUPERVISOR = join(import.meta.dirname, 'superviseServer.mjs');

interface ServerProcess {
  readonly program: string;
  readonly args: readonly string[];
  readonly user: ServerUser | null;
  readonly dataDir: string;
  readonly port: number;
  readonly graceMs: number;
  readonly throwaway: boolean;
}

/**
 * Starts a server with its supervisor, and claims it as soon as it accepts connections.
 *
 * @throws when it ends before that, with the last lines of its log
 */
export async function startServerProcess({ dataDir, port, throwaway, ...rest }: ServerProcess): Promise<pg.Client> {
  const log = join(dataDir, 'server.log');
  const order: ServerOrder = { ...rest, log, claimUrl: addressOf(port), lock: OWNER_LOCK, throwaway: throwaway ? dataDir : null };
  const supervisor = spawn(process.execPath, [SUPERVISOR, JSON.stringify(order)], {
    cwd: parse(dataDir).root,
    // Use a separate session: a signal to this process group must not end the supervisor before the server.
    detached: true,
    // The supervisor notices the end of this process when its stdin closes.
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // A failed start is detected by the missing process id.
  supervisor.once('error', () => undefined);
  // Neither the supervisor nor its stdin keeps this process alive.
  supervisor.unref();
  (supervisor.stdin as Socket).unref();
  for (;;) {
    try {
      return await claimServer(port, dataDir);
    } catch (error) {
      if (!(error instanceof ServerEnded)) throw error;
      if (hasEnded(supervisor)) throw new Error(`The database server on ${dataDir} did not start:\n${lastLines(log)}`, { cause: error });
      await delay(POLL_MS);
    }
  }
}

/**
 * Finds the server that runs on this folder. Waits while it starts or stops.
 *
 * @returns null when none runs
 */
export async function findServerProcess(dataDir: string): Promise<{ readonly port: number } | null> {
  const deadline = performance.now() + TRANSITION_LIMIT_MS;
  for (;;) {
    const noted = readNote(dataDir);
    if (noted === null || !isServer(noted.pid, dataDir)) return null;
    const folder = await askForFolder(noted.port);
    if (folder !== null) return folder === dataDir ? { port: noted.port } : null;
    if (performance.now() > deadline) {
      throw new Error(`The database server on ${dataDir}, process ${String(noted.pid)}, neither answers nor stops: end that process`);
    }
    await delay(POLL_MS);
  }
}

export function signalServer(dataDir: string, signal: NodeJS.Signals): void {
  const noted = readNote(dataDir);
  if (noted === null || !isServer(noted.pid, dataDir)) return;
  try {
    process.kill(noted.pid, signal);
  } catch {
    // The process has already ended.
  }
}

/**
 * Stops the server. SIGINT is the fast shutdown, which rolls back running transactions. SIGQUIT is the immediate
 * shutdown, after which the next start recovers.
 */
export async function stopServer(dataDir: string): Promise<void> {
  const pid = readNote(dataDir)?.pid;
  if (pid === undefined) return;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalServer(dataDir, signal);
    const deadline = performance.now() + TRANSITION_LIMIT_MS;
    while (performance.now() < deadline) {
      if (readNote(dataDir) === null || !isServer(pid, dataDir)) return;
      await delay(POLL_MS);
    }
  }
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

interface Note {
  readonly pid: number;
  readonly port: number;
}

/**
 * Reads `postmaster.pid`: line 1 is the process id, line 4 the port, which is missing early in the start. The file
 * remains when a server was killed.
 */
function readNote(dataDir: string): Note | null {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : null;
  } catch {
    return null;
  }
}

function isServer(pid: number, dataDir: string): boolean {
  return isRunning(pid) && runsIn(pid, dataDir);
}

async function askForFolder(port: number): Promise<string | null> {
  const client = new pg.Client({ connectionString: addressOf(port), connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  } catch {
    return 'it wrote no log';
  }
}
