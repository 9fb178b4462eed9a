import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Folder of `shared`: in the site's repository, or as an installed package in a team's repository. */
export const SHARED_DIR = join(import.meta.dirname, '..');

/** True when `shared` is installed as a package in a team's repository. */
export const IS_INSTALLED = SHARED_DIR.split(sep).includes('node_modules');

/**
 * Root folder of the repository, which contains the lockfile: the site's, or the team's when `shared` is installed as a
 * package.
 */
export const WORKSPACE_DIR = IS_INSTALLED ? nearestWithLockfile(process.cwd()) : dirname(SHARED_DIR);

/** Lockfile of the repository. A team's repository has none until it is installed with pnpm. */
export const LOCKFILE = join(WORKSPACE_DIR, 'pnpm-lock.yaml');

function nearestWithLockfile(from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'pnpm-lock.yaml'))) return dir;
    if (dirname(dir) === dir) return from;
  }
}
