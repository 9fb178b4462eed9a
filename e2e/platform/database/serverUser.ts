import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whom the server's processes run as. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

/**
 * PostgreSQL refuses to run as root. Where we are root (containers, CI) it runs as the system's user `postgres`, made when absent; else as ourselves: null.
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

/** Whether that user may walk down to this path: a checkout below `/root` or a private temporary folder is closed to it. */
export function isReachableBy(user: ServerUser | null, path: string): boolean {
  if (user === null) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    const isOpen = (mode & 0o001) !== 0 || (uid === user.uid && (mode & 0o100) !== 0);
    if (!isOpen) return false;
    if (folder === dirname(folder)) return true;
  }
}
