import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The folder of `shared`: a folder of the site's repository, or the package as it is installed in the repository of a team. */
export const SHARED_DIR = join(import.meta.dirname, '..');

/** Whether `shared` is installed as a package, in a repository of a team's own. */
export const IS_INSTALLED = SHARED_DIR.split(sep).includes('node_modules');

/** The root folder of the repository, which has the lockfile: the site's, or the team's where `shared` is installed as a package. */
export const WORKSPACE_DIR = IS_INSTALLED ? nearestWithLockfile(process.cwd()) : dirname(SHARED_DIR);

/** Its lockfile. A team's repository has none until it is installed with pnpm. */
export const LOCKFILE = join(WORKSPACE_DIR, 'pnpm-lock.yaml');

function nearestWithLockfile(from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'pnpm-lock.yaml'))) return dir;
    if (dirname(dir) === dir) return from;
  }
}
