import { existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const STDERR = 2;

const LAST_LINES = 12;

/**
 * Output of a start for developers: the output of the installation and of the builds, the operations, the JSON lines of
 * the platform and the venues.
 *
 * @typedef {object} StartLog
 * @property {string | undefined} file undefined with `--verbose`, where stderr takes its place
 * @property {number} fd for the output of processes
 * @property {(text: string) => void} write
 * @property {() => string} lastLines returns the end of the file for a message, or an empty text when stderr shows it
 * already
 */

/**
 * Opens the log of a start in a folder and renames the previous log to `site.previous.log`.
 *
 * @param {string} folder
 * @param {boolean} isVerbose
 * @returns {StartLog}
 */
export function openStartLog(folder, isVerbose) {
  if (isVerbose) return { file: undefined, fd: STDERR, write: (text) => void process.stderr.write(text), lastLines: () => '' };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'site.log');
  if (existsSync(file)) renameSync(file, join(folder, 'site.previous.log'));
  // Append, because several processes write to it.
  const fd = openSync(file, 'a');
  return { file, fd, write: (text) => void writeSync(fd, text), lastLines: () => lastLinesOf(file) };
}

/** @param {string} file */
function lastLinesOf(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
  return lines.map((line) => `  ${line}\n`).join('');
}
