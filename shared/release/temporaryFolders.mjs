// @ts-check
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A file system in memory, where Linux has one. */
export const MEMORY_FOLDER = '/dev/shm';

/** Name of a folder: what it is for, then process id, start and process namespace of its owner. */
const NAME = /^site-[a-z-]+-(\d+)\.([a-z0-9]+)\.([a-z0-9]+)-[A-Za-z0-9]{6}$/;

/** Start of a process that has ended and whose parent has not asked for its exit code. */
const ENDED = 'ended';

/** A database server writes what it has in memory before it ends. */
const STOP_LIMIT_MS = 20_000;
const POLL_MS = 50;

/**
 * Makes an empty folder whose name contains its owner, this process, so that a later run can remove it if this one cannot.
 *
 * @param {string} kind such as `suite`
 * @param {string} [parent] the temporary folder when left out
 */
export function makeTemporaryFolder(kind, parent = tmpdir()) {
  return mkdtempSync(join(parent, `site-${kind}-${String(process.pid)}.${startOf(process.pid)}.${namespace()}-`));
}

/**
 * Removes the folders of `makeTemporaryFolder` whose owner has ended, and stops the processes that run in them. Those of a running owner and of another
 * process namespace (a container that shares the temporary folder) are left as they are.
 *
 * @param {readonly string[]} [parents]
 * @returns {Promise<readonly string[]>} what was removed
 */
export async function removeAbandonedFolders(parents = [tmpdir(), MEMORY_FOLDER]) {
  const folders = parents.filter((parent) => existsSync(parent)).flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
  const abandoned = folders.filter(isAbandoned);
  for (const folder of abandoned) {
    await stopProcessesIn(folder);
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run removes it too, or it belongs to another user.
    }
  }
  return abandoned;
}

/**
 * Whether the process of this id runs and, where its start is given, is the one that started then: ids are reused.
 *
 * @param {number} pid
 * @param {string} [start] what `startOf` returned
 */
export function isRunning(pid, start) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const found = startOf(pid);
  return found !== ENDED && (start === undefined || found === start);
}

/**
 * When a process started, in units of the system. The same for every process on a system without `/proc`.
 *
 * @param {number} pid
 */
export function startOf(pid) {
  try {
    // The name of the program, in brackets, may contain blanks.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${String(pid)}/stat`, 'utf8')) ?? [];
    const { 0: state, 19: start } = rest.split(' ');
    return state === 'Z' ? ENDED : Number(start).toString(36);
  } catch {
    return '0';
  }
}

/**
 * Whether the process runs with its working directory in this folder. True where the system does not say.
 *
 * @param {number} pid
 * @param {string} folder
 */
export function runsIn(pid, folder) {
  if (!existsSync('/proc/self/cwd')) return true;
  try {
    const directory = readlinkSync(`/proc/${String(pid)}/cwd`);
    const real = realpathSync(folder);
    return directory === real || directory.startsWith(`${real}/`);
  } catch {
    return false;
  }
}

/** @param {string} path */
function isAbandoned(path) {
  const [, pid, start, space] = NAME.exec(path.slice(path.lastIndexOf('/') + 1)) ?? [];
  return pid !== undefined && space === namespace() && !isRunning(Number(pid), start);
}

/** @param {string} folder */
async function stopProcessesIn(folder) {
  if (!existsSync('/proc')) return;
  const find = () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => runsIn(pid, folder));
  const deadline = performance.now() + STOP_LIMIT_MS;
  // PostgreSQL rolls back and ends; what does not end is killed.
  for (const pid of find()) signal(pid, 'SIGINT');
  while (find().length > 0 && performance.now() < deadline) await delay(POLL_MS);
  for (const pid of find()) signal(pid, 'SIGKILL');
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** Process ids of two namespaces mean different processes. */
function namespace() {
  try {
    return Number(readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')).toString(36);
  } catch {
    return '0';
  }
}
