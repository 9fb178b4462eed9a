import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/shared/release/packages';

const SHARED = join(WORKSPACE_DIR, 'shared');
const PACKAGE_FILES = ['src', 'package.json', 'webpack.config.ts', 'tsconfig.json'];
const SHARED_FILES = ['src', 'webpack', 'release', 'package.json'];

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

/** Replaces the sources in `dir` with those of `shared`. */
export function copyShared(dir: string): SourceFiles {
  return copySources(SHARED, dir, SHARED_FILES);
}

/**
 * Links the installed `libraries` into `own`, a folder `node_modules`, but the copy of `shared` instead of the
 * repository's.
 */
export function linkLibraries(libraries: string, own: string, shared: string): void {
  mkdirSync(join(own, '@site'), { recursive: true });
  for (const name of readdirSync(libraries).filter((each) => each !== '@site')) link(join(libraries, name), join(own, name));
  link(shared, join(own, '@site', 'shared'));
}

/** Prepares the folder of a copy of `shared` with its libraries; the lockfile is beside it, as in the repository. */
export function linkShared(dir: string): void {
  mkdirSync(dir, { recursive: true });
  link(join(SHARED, 'node_modules'), join(dir, 'node_modules'));
  link(LOCKFILE, join(dir, '..', 'pnpm-lock.yaml'));
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
  return {
    read: (path) => readFileSync(join(dir, path), 'utf8'),
    write: (path, text) => {
      writeFileSync(join(dir, path), text);
    },
  };
}
