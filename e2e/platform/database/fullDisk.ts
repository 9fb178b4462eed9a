import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SILENT_LOG } from '../kernel';
import { placeData } from './placeData';
import { findServerUser } from './serverUser';

/** PostgreSQL's error code for a full disk. */
const DISK_FULL = '53100';

/** Error texts of the operating system, which PostgreSQL repeats, and of Node. */
const NO_ROOM = /No space left on device|ENOSPC/;

/** First line of each start in the log of a server. */
const STARTED = 'starting PostgreSQL';

/** Thrown when the database cannot be written. The message explains what to do. */
export class FullDisk extends Error {}

/** Returns true when the error or its cause reports a full disk. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === DISK_FULL) || NO_ROOM.test(error.message) || isFullDisk(error.cause);
}

/**
 * Returns a `FullDisk` error when the disk of the data folder is full, otherwise the given error. A server that cannot
 * write its transaction log stops; then only its own log has the reason, and the error just reports a lost connection.
 */
export function explainFullDisk(error: unknown, wantedDir: string): unknown {
  const dataDir = placeData(wantedDir, findServerUser(), SILENT_LOG);
  const log = join(dataDir, 'server.log');
  const hasLog = existsSync(log);
  if (!isFullDisk(error) && !(hasLog && NO_ROOM.test(readFileSync(log, 'utf8').split(STARTED).at(-1) ?? ''))) return error;
  const where = hasLog ? ` The log of the database: ${log}` : '';
  return new FullDisk(`The disk of ${dataDir} is full: free some space, then start again.${where}`, { cause: error });
}
