import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of this package. */
export const BUILD_DIR = import.meta.dirname;

/** Packages whose sources are compiled into the builds that use them. */
export const SOURCE_PACKAGES = ['@site/shared'] as const;

/** True when this package is installed in a team's repository. */
export const IS_INSTALLED = BUILD_DIR.split(sep).includes('node_modules');

/**
 * Root folder of the repository, which contains the lockfile: the site's, or the team's when this package is installed.
 */
export const WORKSPACE_DIR = IS_INSTALLED ? nearestWithLockfile(process.cwd()) : join(BUILD_DIR, '..', '..');

/** Lockfile of the repository. A team's repository has none until it is installed with pnpm. */
export const LOCKFILE = join(WORKSPACE_DIR, 'pnpm-lock.yaml');

/** Returns the folder of a package of the workspace that this package depends on, wherever it is installed. */
export function installedDir(packageName: string): string {
  return dirname(require.resolve(`${packageName}/package.json`));
}

function nearestWithLockfile(from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'pnpm-lock.yaml'))) return dir;
    if (dirname(dir) === dir) return from;
  }
}
