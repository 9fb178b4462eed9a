import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { workspacePackages } from '@site/release/workspacePackages';

const SHARED = join(WORKSPACE_DIR, 'shared');
const PACKAGE_FILES = ['src', 'package.json', 'webpack.config.ts', 'tsconfig.json'];
/** The packages below `shared`, as paths in that folder; its own is the empty path. */
const SHARED_PACKAGES = workspacePackages().flatMap((dir) => (dir.split('/')[0] === 'shared' ? [relative('shared', dir)] : []));
/** Files of `shared` that no build reads, and what only its place has. */
const NOT_COPIED = ['node_modules', '.cache', 'kit'];

export const LOCKFILE = join(WORKSPACE_DIR, 'pnpm-lock.yaml');

/** Sources of a copy by their paths in the package. */
export interface SourceFiles {
  read(path: string): string;
  write(path: string, text: string): void;
}

/**
 * Replaces the sources in `dir` with those of the package in `from`. All other files in `dir`, such as its builds,
 * remain.
 */
export function copyPackage(from: string, dir: string): SourceFiles {
  return copySources(from, dir, PACKAGE_FILES);
}

/** Replaces the sources in `dir` with those of the packages below `shared`, and keeps their libraries. */
export function copyShared(dir: string): SourceFiles {
  for (const folder of readdirSync(SHARED, { withFileTypes: true }))
    if (folder.isDirectory() && !NOT_COPIED.includes(folder.name)) removeSources(join(dir, folder.name));
  cpSync(SHARED, dir, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => path === SHARED || !NOT_COPIED.includes(basename(path)),
  });
  return sourcesIn(dir);
}

/** Sets the version of every package of a copy of `shared`. */
export function setSharedVersion(dir: string, version: string): void {
  for (const each of copiedPackages()) setVersion(sourcesIn(join(dir, each)), version);
}

/** Empties a folder but for its libraries. */
function removeSources(dir: string): void {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir)) if (!NOT_COPIED.includes(name)) rmSync(join(dir, name), { recursive: true, force: true });
}

function copiedPackages(): readonly string[] {
  return SHARED_PACKAGES.filter((each) => !NOT_COPIED.includes(each));
}

/**
 * Links the installed `libraries` into `own`, a folder `node_modules`, but the packages of a copy of `shared` instead
 * of the repository's.
 */
export function linkLibraries(libraries: string, own: string, shared: string): void {
  mkdirSync(join(own, '@site'), { recursive: true });
  for (const name of readdirSync(libraries).filter((each) => each !== '@site')) link(join(libraries, name), join(own, name));
  for (const name of readdirSync(join(libraries, '@site'))) {
    const installed = realpathSync(join(libraries, '@site', name));
    const copied = copiedPackages().find((each) => join(SHARED, each) === installed);
    link(copied === undefined ? installed : join(shared, copied), join(own, '@site', name));
  }
}

/**
 * Prepares the folder of a copy of `shared` with the libraries of each package; the lockfile is beside it, as in the
 * repository.
 */
export function linkShared(dir: string): void {
  for (const each of copiedPackages()) linkLibraries(join(SHARED, each, 'node_modules'), join(dir, each, 'node_modules'), dir);
  link(LOCKFILE, join(dirname(dir), 'pnpm-lock.yaml'));
}

export function link(target: string, path: string): void {
  symlinkSync(target, path, 'junction');
}

export function setVersion(files: SourceFiles, version: string): void {
  const facts = JSON.parse(files.read('package.json')) as Readonly<Record<string, unknown>>;
  files.write('package.json', `${JSON.stringify({ ...facts, version }, null, 2)}\n`);
}

function copySources(from: string, dir: string, names: readonly string[]): SourceFiles {
  for (const name of names) {
    rmSync(join(dir, name), { recursive: true, force: true });
    cpSync(join(from, name), join(dir, name), { recursive: true, preserveTimestamps: true });
  }
  return sourcesIn(dir);
}

function sourcesIn(dir: string): SourceFiles {
  return {
    read: (path) => readFileSync(join(dir, path), 'utf8'),
    write: (path, text) => {
      writeFileSync(join(dir, path), text);
    },
  };
}
