import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Log } from '../kernel';
import { findServerProcess } from './serverProcess';
import { isReachableBy, type ServerUser } from './serverUser';

const ELSEWHERE = /^site-platform-[0-9a-f]{12}$/;

/**
 * Returns the absolute path of the folder, or of one in the temporary folder when the server's user cannot reach it.
 *
 * @param wanted relative to the working directory of this process; the server has another one
 */
export function placeData(wanted: string, user: ServerUser | null, log: Log): string {
  const dataDir = resolve(wanted);
  const isPlaced = isReachableBy(user, existsSync(dataDir) ? dataDir : nearestExisting(dataDir));
  if (isPlaced) return dataDir;
  const elsewhere = join(tmpdir(), `site-platform-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
  log.warn('database-folder-elsewhere', {
    wanted: dataDir,
    used: elsewhere,
    reason: 'PostgreSQL does not run as root, and its user cannot reach the folder',
  });
  writeFileSync(noteOf(elsewhere), dataDir);
  return elsewhere;
}

/** Removes the data of checkouts that no longer exist, unless a server runs on them. */
export async function removeForgottenData(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((each) => ELSEWHERE.test(each))) {
    const folder = join(tmpdir(), name);
    const wanted = readNote(folder);
    if (wanted === undefined || existsSync(dirname(wanted)) || (await findServerProcess(folder)) !== null) continue;
    for (const path of [folder, noteOf(folder)]) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Returns the path of a note next to the folder with the original path of its data. It cannot be inside, because
 * `initdb` needs an empty folder.
 */
function noteOf(folder: string): string {
  return `${folder}.place`;
}

function readNote(folder: string): string | undefined {
  return existsSync(noteOf(folder)) ? readFileSync(noteOf(folder), 'utf8') : undefined;
}

function nearestExisting(path: string): string {
  return existsSync(path) ? join(path, 'data') : nearestExisting(join(path, '..'));
}
