import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { readSitePackage } from './sitePackage';
import { readWorkspaceMetadata } from './workspaceRemotes.cjs';
import { BUILD_DIR, installedDir, LOCKFILE, SOURCE_PACKAGES, WORKSPACE_DIR } from './workspace';

/** Names of a build in its address, in the manifest and in the page's global scope. */
export interface BuildIdentity {
  /** Package name, such as `remote-sports`. */
  readonly packageName: string;
  /** Version from package.json, such as `1.0.0`. */
  readonly version: string;
  /** Eight hex digits over all inputs of the build. The same sources always result in the same hash. */
  readonly hash: string;
  /** Folder and public name of the build: `1.0.0-ab12cd34`. */
  readonly name: string;
  /** Global variable of the federated container and webpack's `uniqueName`: `remote_sports_1_0_0_ab12cd34`. */
  readonly container: string;
}

const SOURCE_DIRS = SOURCE_PACKAGES.map(installedDir);

/** The files of this package, which is flat. */
const PRESET = readdirSync(BUILD_DIR)
  .filter((name) => /\.(?:c?js|ts|html)$/.test(name) && !isDevelopmentOnly(name))
  .map((name) => join(BUILD_DIR, name));

/** Inputs of every build: the preset and all installed versions. */
const TOOLS = [...PRESET, ...[BUILD_DIR, ...SOURCE_DIRS].map((dir) => join(dir, 'package.json')), LOCKFILE];
const OWNERS = [{ name: '@site/build', dir: BUILD_DIR }, ...SOURCE_PACKAGES.map((name) => ({ name, dir: installedDir(name) }))];
const SHARED_SOURCES = SOURCE_DIRS.map((dir) => join(dir, 'src'));

/**
 * Returns the identity of a build of the current sources of `packageDir`. It depends on the inputs and not on the
 * output, so it is known before the compiler runs (the container and chunk tables contain it) and an unchanged package
 * is not built again.
 */
export function identifyBuild(packageDir: string): BuildIdentity {
  const { name: packageName, version } = readSitePackage(packageDir);
  const own = ['src', 'package.json', 'webpack.config.ts'].map((name) => join(packageDir, name));
  // The build of the host contains the metadata of the remotes.
  const metadata = packageName === 'host' ? JSON.stringify(readWorkspaceMetadata(WORKSPACE_DIR)) : '';
  return toIdentity(packageName, version, hashSources([...own, ...SHARED_SOURCES, ...TOOLS], metadata).slice(0, 8));
}

export function toIdentity(packageName: string, version: string, hash: string): BuildIdentity {
  const name = `${version}-${hash}`;
  return { packageName, version, hash, name, container: `${packageName}_${name}`.replace(/\W/g, '_') };
}

/** Returns the identity of the build tools. The compiler's cache is only valid for one identity. */
export function identifyTools(): string {
  return hashSources(TOOLS).slice(0, 16);
}

/**
 * Returns eight hex digits over these files and folders, shared and the tools: the name of a build that is not a
 * package.
 */
export function hashWithShared(sources: readonly string[]): string {
  return hashSources([...sources, ...SHARED_SOURCES, ...TOOLS]).slice(0, 8);
}

/** Hashes files and the contents of folders with their names, and an additional text. */
function hashSources(sources: readonly string[], fact = ''): string {
  const hash = createHash('sha256').update(fact);
  for (const file of sources.flatMap(filesAt)) hash.update(`\0${nameOf(file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns a file, or the files below a folder, sorted, without caches, tests and development entries. */
function filesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isDevelopmentOnly(relative(path, file)))
    .sort();
}

function isDevelopmentOnly(path: string): boolean {
  const parts = path.split(sep);
  return (
    parts.includes('testing') ||
    parts[0] === '.cache' ||
    parts[0] === 'standalone' ||
    path === 'standalone.tsx' ||
    /\.test\.tsx?$/.test(basename(path))
  );
}

/** Returns a name such as `@site/shared/src/money/index.ts`, independent of where the package is installed. */
function nameOf(file: string): string {
  const owner = OWNERS.find(({ dir }) => file.startsWith(`${dir}${sep}`));
  return owner === undefined ? relative(WORKSPACE_DIR, file) : join(owner.name, relative(owner.dir, file));
}
