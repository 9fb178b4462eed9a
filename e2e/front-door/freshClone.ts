import { chmodSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_PACKAGES, WORKSPACE_DIR } from '@site/release/packages';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { runCommand } from '../support/command';

const MINUTE_MS = 60_000;

/** Clone of the repository, as a newcomer gets it. */
export interface FreshClone {
  readonly dir: string;
  /** Temporary folder of all processes in the clone. */
  readonly temporary: string;
  /** Folder with `pnpm`, for `PATH`. The documents that use `pnpm` explain how to install it. */
  readonly bin: string;
  /** Files of this checkout that differ from its last commit; the clone lacks these changes. */
  readonly uncommitted: readonly string[];
  remove(): void;
}

/**
 * Clones the last commit of this checkout into a temporary folder. Removes the leftovers of killed runs.
 *
 * @param builds `reused` links the finished builds of this checkout into the clone. A start rebuilds those that do not
 * match its own sources.
 */
export async function createFreshClone(builds: 'reused' | 'none'): Promise<FreshClone> {
  const folder = makeTemporaryFolder('front-door');
  // When started as root, the embedded database runs as another user, which must read the folder.
  chmodSync(folder, 0o755);
  const dir = join(folder, 'site');
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o1777);
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'pnpm'), `#!/bin/sh\nexec npx --yes --prefer-offline ${packageManager()} "$@"\n`, { mode: 0o755 });
  const git = (...args: readonly string[]): Promise<string> => runCommand('git', args, { cwd: WORKSPACE_DIR, limitMs: 5 * MINUTE_MS });
  await git('clone', '--quiet', WORKSPACE_DIR, dir);
  const changes = await git('status', '--porcelain');
  if (builds === 'reused') for (const name of APP_PACKAGES) linkBuilds(name, dir);
  return {
    dir,
    temporary,
    bin,
    uncommitted: changes === '' ? [] : changes.split('\n'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function packageManager(): string {
  const { packageManager: named } = JSON.parse(readFileSync(join(WORKSPACE_DIR, 'package.json'), 'utf8')) as {
    readonly packageManager: string;
  };
  return named;
}

/**
 * Links the newest build of a package and its predecessor. The list of builds is copied, because a start writes to it.
 */
function linkBuilds(name: string, clone: string): void {
  const [from, to] = [join(WORKSPACE_DIR, name, 'dist'), join(clone, name, 'dist')];
  const list = join(from, 'current.json');
  if (!existsSync(list)) return;
  const { version } = JSON.parse(readFileSync(list, 'utf8')) as { readonly version: string };
  linkFolder(join(from, version), join(to, version));
  cpSync(list, join(to, 'current.json'));
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else link(source, target);
  }
}

/** Links a file, or copies it when the temporary folder is on another disk. */
function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
