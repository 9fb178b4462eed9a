import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Operating system user of the server's processes. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

/**
 * Returns the user for the server. PostgreSQL refuses to run as root, so under root (containers, CI) this is the system
 * user `postgres`, created when missing. Otherwise it is null for the present user.
 */
export function findServerUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: '-u' | '-g'): number =>
    Number(execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', NAME]);
    return { uid: id('-u'), gid: id('-g') };
  }
}

/**
 * Returns true when the user can reach this path. A checkout below `/root` or a private temporary folder is not
 * reachable.
 */
export function isReachableBy(user: ServerUser | null, path: string): boolean {
  if (user === null) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    const isOpen = (mode & 0o001) !== 0 || (uid === user.uid && (mode & 0o100) !== 0);
    if (!isOpen) return false;
    if (folder === dirname(folder)) return true;
  }
}
