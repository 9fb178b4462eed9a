import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

const MB = 1024 * 1024;

/** Required free space: the installed packages take 940 MB, the rest of a start 200 MB. */
const INSTALL_MB = 1_300;
const RUN_MB = 200;

/**
 * @typedef {object} System
 * @property {(path: string, mode: number) => void} accessSync
 * @property {(path: string) => { readonly bavail: number, readonly bsize: number }} statfsSync
 */

/**
 * Throws when a start could not write: the checkout is read-only or belongs to another user, or the disk is full.
 * Without this check a tool would fail minutes later with its own message.
 *
 * @param {object} options
 * @param {string} options.root of the checkout
 * @param {readonly string[]} options.folders written folders in it; they may not exist yet
 * @param {boolean} options.isInstalled
 * @param {System} [system] a file system for tests
 */
export function checkFolders({ root, folders, isInstalled }, system = { accessSync, statfsSync }) {
  for (const folder of new Set([root, ...folders.map(nearestExisting)])) {
    requireWritable(folder, system);
    requireRoom(folder, folder === root && !isInstalled ? INSTALL_MB : RUN_MB, system);
  }
}

/**
 * @param {string} folder
 * @param {System} system
 */
function requireWritable(folder, system) {
  try {
    system.accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'EROFS' ? 'its file system is read-only' : `user ${userName()} may not`;
    throw new Error(
      `${folder} cannot be written: ${why}. A start writes packages, builds and data into its checkout: clone the repository into a folder of your own.`,
      { cause: error },
    );
  }
}

/**
 * @param {string} folder
 * @param {number} wanted in MB
 * @param {System} system
 */
function requireRoom(folder, wanted, system) {
  const { bavail, bsize } = system.statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MB);
  if (free >= wanted) return;
  throw new Error(
    `The disk of ${folder} has ${String(free)} MB left, and a start needs ${String(wanted)} MB: free some, then start again.`,
  );
}

function userName() {
  try {
    return userInfo().username;
  } catch {
    // In a container the user may not have a name.
    return String(process.getuid?.());
  }
}

/**
 * @param {string} path
 * @returns {string}
 */
function nearestExisting(path) {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
