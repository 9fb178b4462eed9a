// @ts-check
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** In-memory file system of Linux. */
export const MEMORY_FOLDER = '/dev/shm';

/** Pattern of a folder's name: its purpose, then process id, start time and process namespace of its owner. */
const NAME = /^site-[a-z-]+-(\d+)\.([a-z0-9]+)\.([a-z0-9]+)-[A-Za-z0-9]{6}$/;

/** Start time of a zombie process. */
const ENDED = 'ended';

/** A database server writes its memory to disk before it exits. */
const STOP_LIMIT_MS = 20_000;
const POLL_MS = 50;

/**
 * Creates an empty folder whose name contains its owner, this process, so a later run can remove it if this one cannot.
 *
 * @param {string} kind such as `suite`
 * @param {string} [parent] default: the temporary folder
 */
export function makeTemporaryFolder(kind, parent = tmpdir()) {
  return mkdtempSync(join(parent, `site-${kind}-${String(process.pid)}.${startOf(process.pid)}.${namespace()}-`));
}

/**
 * Removes the folders of `makeTemporaryFolder` whose owner has exited, and stops the processes that run in them.
 * Folders of a running owner and of another process namespace (a container that shares the temporary folder) are not
 * touched.
 *
 * @param {readonly string[]} [parents]
 * @returns {Promise<readonly string[]>} the removed folders
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
 * Returns true when a process with this id runs and, when `start` is given, was started then: ids are reused.
 *
 * @param {number} pid
 * @param {string} [start] result of `startOf`
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
 * Returns the start time of a process in the system's units; a constant on systems without `/proc`.
 *
 * @param {number} pid
 */
export function startOf(pid) {
  try {
    // The program's name in parentheses may contain spaces.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${String(pid)}/stat`, 'utf8')) ?? [];
    const { 0: state, 19: start } = rest.split(' ');
    return state === 'Z' ? ENDED : Number(start).toString(36);
  } catch {
    return '0';
  }
}

/**
 * Returns true when the working directory of the process is in this folder, or when the system does not report it.
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
  // PostgreSQL rolls back and exits; the remaining processes are killed.
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
    // The process has exited.
  }
}

/** Returns the process namespace, because equal ids in two namespaces are different processes. */
function namespace() {
  try {
    return Number(readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')).toString(36);
  } catch {
    return '0';
  }
}
