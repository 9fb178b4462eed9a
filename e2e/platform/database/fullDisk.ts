import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SILENT_LOG } from '../kernel';
import { placeData } from './placeData';
import { findServerUser } from './serverUser';

/** PostgreSQL's code for a statement that found no room. */
const DISK_FULL = '53100';

/** The system's words, which PostgreSQL repeats, and Node's. */
const NO_ROOM = /No space left on device|ENOSPC/;

/** First line of each start in the log of a server. */
const STARTED = 'starting PostgreSQL';

/** The database cannot be written. The message says what to do. */
export class FullDisk extends Error {}

/** Returns whether an error, or what caused it, is that of a disk without room. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === DISK_FULL) || NO_ROOM.test(error.message) || isFullDisk(error.cause);
}

/**
 * Returns the error of a start as `FullDisk` when the disk of the data folder had no room, else the error itself. A server that cannot write its log of
 * transactions ends: then its own log says why, and the error only that the connection is lost.
 */
export function explainFullDisk(error: unknown, wantedDir: string): unknown {
  const dataDir = placeData(wantedDir, findServerUser(), SILENT_LOG);
  const log = join(dataDir, 'server.log');
  const hasLog = existsSync(log);
  if (!isFullDisk(error) && !(hasLog && NO_ROOM.test(readFileSync(log, 'utf8').split(STARTED).at(-1) ?? ''))) return error;
  const where = hasLog ? ` The log of the database: ${log}` : '';
  return new FullDisk(`The disk of ${dataDir} is full: free some space, then start again.${where}`, { cause: error });
}
