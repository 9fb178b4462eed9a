import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { readWorkspaceMetadata } from '../release/workspaceRemotes.cjs';
import { parseLockfile, resolvedDependencies, type Lockfile } from './resolvedDependencies';
import { LOCKFILE, SHARED_DIR, WORKSPACE_DIR } from './workspace';

/** What a build is called everywhere: in its address, in the manifest and in the page's global scope. */
export interface BuildIdentity {
  /** Package name, such as `remote-sports`. */
  readonly packageName: string;
  /** Version from package.json, such as `1.0.0`. */
  readonly version: string;
  /** Eight hex digits over everything that goes into the build. The same sources always give the same name. */
  readonly hash: string;
  /** Folder and public name of the build: `1.0.0-ab12cd34`. */
  readonly name: string;
  /** Global variable of the federated container and webpack's `uniqueName`: `remote_sports_1_0_0_ab12cd34`. */
  readonly container: string;
}

/** The parts of a package's package.json that the build reads. */
export interface SitePackage {
  readonly name: string;
  readonly version: string;
  /** Contract range the package needs, from `site.requires`; absent for the host. */
  readonly requires: string | undefined;
  /** The views whose files a page fetches beside the entry, from `site.preloadViews`: all of them when left out. */
  readonly preloadViews: readonly string[] | undefined;
  /** Metadata of a remote: the rest of `site`, by the schema of the contract. */
  readonly metadata: unknown;
}

/** Reads name, version and required contract of the package in `packageDir`. Throws when name or version is missing. */
export function readSitePackage(packageDir: string): SitePackage {
  const file = join(packageDir, 'package.json');
  const { name, version, site } = JSON.parse(readFileSync(file, 'utf8')) as {
    name?: string;
    version?: string;
    site?: { requires?: string; port?: number; preloadViews?: readonly string[] };
  };
  if (name === undefined || version === undefined) throw new Error(`${file} needs a name and a version`);
  if (site === undefined) return { name, version, requires: undefined, preloadViews: undefined, metadata: undefined };
  const { requires, port: _, preloadViews, ...metadata } = site;
  return { name, version, requires, preloadViews, metadata: Object.keys(metadata).length > 0 ? metadata : undefined };
}

interface Source {
  readonly file: string;
  readonly content: Buffer;
}

/** What every build is made of beside its own package. */
export interface CommonInputs {
  readonly lockfile: Lockfile;
  readonly sources: readonly Source[];
  readonly dependencies: readonly string[];
}

/** Reads them as they are now: once for builds that are named together. */
export function readCommonInputs(lockfile: Lockfile = parseLockfile(readText(LOCKFILE))): CommonInputs {
  const sources = [...sourcesIn(join(SHARED_DIR, 'src')), ...sourcesIn(join(SHARED_DIR, 'webpack'))].map(readSource);
  return { lockfile, sources, dependencies: resolvedDependencies(lockfile, 'shared', sources.map(textOf)) };
}

/**
 * Names the build that the sources of `packageDir` give now. The name comes from the inputs and not from the output, so that it is known
 * before the compiler runs (the container and chunk tables carry it) and an unchanged package need not be built again. Of the lockfile counts what
 * the build is made of: a dependency of another package renames no build.
 */
export function identifyBuild(packageDir: string, common: CommonInputs = readCommonInputs()): BuildIdentity {
  const { name: packageName, version } = readSitePackage(packageDir);
  const own = ownSources(packageDir).map(readSource);
  const dependencies = [
    ...resolvedDependencies(common.lockfile, relative(WORKSPACE_DIR, packageDir), own.map(textOf)),
    ...common.dependencies,
  ];
  // The host is built with the metadata of the remotes.
  const known = packageName === 'host' ? [JSON.stringify(readWorkspaceMetadata(WORKSPACE_DIR))] : [];
  const hash = hashSources([...own, ...common.sources], [...dependencies, ...known, readDoors()]).slice(0, 8);
  const name = `${version}-${hash}`;
  return { packageName, version, hash, name, container: `${packageName}_${name}`.replace(/\W/g, '_') };
}

/**
 * Names the tools of the build: this preset and every installed version. What the compiler remembers between builds holds for one of these names only.
 */
export function identifyTools(): string {
  return hashFiles(toolFiles()).slice(0, 16);
}

/** Eight hex digits over `files` and everything of shared and the tools: names what is built from them and is no package. */
export function hashWithShared(files: readonly string[]): string {
  return hashFiles([...files, ...sourcesIn(join(SHARED_DIR, 'src')), ...toolFiles()]).slice(0, 8);
}

function ownSources(packageDir: string): string[] {
  return [...sourcesIn(join(packageDir, 'src')), join(packageDir, 'package.json'), join(packageDir, 'webpack.config.ts')];
}

function toolFiles(): string[] {
  return [...sourcesIn(join(SHARED_DIR, 'webpack')), join(SHARED_DIR, 'package.json'), LOCKFILE];
}

/** Where imports of shared lead, and which of its files may be left out. */
function readDoors(): string {
  const { exports, sideEffects } = JSON.parse(readText(join(SHARED_DIR, 'package.json'))) as Record<string, unknown>;
  return JSON.stringify({ exports, sideEffects });
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The files under a folder, sorted, without tests and development entries. */
export function sourcesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isDevelopmentOnly(relative(dir, file)))
    .sort();
}

function isDevelopmentOnly(path: string): boolean {
  const parts = path.split(sep);
  return parts.includes('testing') || /\.test\.tsx?$/.test(basename(path)) || path === 'standalone.tsx' || parts[0] === 'standalone';
}

function hashFiles(files: readonly string[]): string {
  return hashSources(files.map(readSource), []);
}

function hashSources(sources: readonly Source[], facts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(fact).update('\0');
  for (const { file, content } of sources) hash.update(nameOf(file)).update('\0').update(content).update('\0');
  return hash.digest('hex');
}

function readSource(file: string): Source {
  return { file, content: readFileSync(file) };
}

function textOf({ content }: Source): string {
  return content.toString('utf8');
}

/** Such as `shared/src/money/index.ts`, wherever `shared` is installed. */
function nameOf(file: string): string {
  const inShared = relative(SHARED_DIR, file);
  return inShared.startsWith('..') ? relative(WORKSPACE_DIR, file) : join('shared', inShared);
}
