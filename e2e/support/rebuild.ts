import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteBuildSchema, type RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { alone } from '@site/shared/release/alone';
import { readBuild, readCurrentBuild } from '@site/shared/release/currentBuild';
import { WORKSPACE_DIR } from '@site/shared/release/packages';
import { toRemoteBuild } from '@site/shared/release/remoteBuild';
import { runCommand } from './command';

const BUILD_LIMIT_MS = 600_000;
const COPIED = ['src', 'package.json', 'webpack.config.ts', 'tsconfig.json'];
const SHARED = join(WORKSPACE_DIR, 'shared');
const SHARED_COPIED = ['src', 'webpack', 'release', 'package.json'];
const LOCKFILE = join(WORKSPACE_DIR, 'pnpm-lock.yaml');

/** The sources of the copy, by their paths in the package. */
export interface SourceFiles {
  read(path: string): string;
  write(path: string, text: string): void;
}

export interface RebuildOptions {
  /** Folder of the package. */
  readonly from: string;
  /** Another version than its package.json has. */
  readonly version?: string;
  /** Whose installed dependencies it is built with; its own when left out. */
  readonly dependenciesOf?: string;
  /** Changes the sources before they are built. */
  readonly change?: (files: SourceFiles) => void;
  /** Changes the sources of `shared` that it is built with: it then has a copy of its own. */
  readonly changeShared?: (files: SourceFiles) => void;
}

/** A build of changed sources. */
export interface Rebuilt {
  /** Folder of the package's copy. */
  readonly dir: string;
  /** Folder with its builds, for `remoteRoots`. */
  readonly root: string;
  /** Its entry in a manifest, at the remote's origin. */
  describe(origin: string): RemoteBuild;
}

/**
 * Builds a copy of a remote's package below `.cache/skew/rebuilt`, as the package itself is built: another version, or other sources, while its own
 * folder is unchanged. An earlier build of the same sources is reused.
 */
export async function rebuild({ from, version, dependenciesOf = from, change, changeShared }: RebuildOptions): Promise<Rebuilt> {
  const dir = join(WORKSPACE_DIR, '.cache', 'skew', 'rebuilt', `${basename(from)}@${version ?? 'own'}`);
  const facts = await alone(`${dir}.lock`, async () => {
    prepare(dir, dependenciesOf, changeShared !== undefined);
    copySources(from, dir, COPIED);
    const files = filesIn(dir);
    if (version !== undefined) setVersion(files, version);
    change?.(files);
    const shared = changeShared === undefined ? SHARED : copyShared(dir, changeShared);
    const script = join(shared, 'release', 'buildPackage.ts');
    await runCommand(process.execPath, ['--import', 'tsx', script, dir], { cwd: WORKSPACE_DIR, limitMs: BUILD_LIMIT_MS });
    const current = readCurrentBuild(dir)?.version;
    if (current === undefined) throw new Error(`${dir} was built and has no build`);
    return readBuild(dir, current);
  });
  return { dir, root: join(dir, 'dist'), describe: (origin) => remoteBuildSchema.parse(toRemoteBuild(facts, origin)) };
}

/**
 * An empty folder that knows its libraries, or the one of the last time. A build is named by its sources; what else it is made of is in the name of the
 * folder's setup: a checkout that was moved, or other versions of libraries, get an empty folder.
 */
function prepare(dir: string, dependenciesOf: string, hasOwnShared: boolean): void {
  const setup = createHash('sha256');
  for (const part of [WORKSPACE_DIR, dependenciesOf, String(hasOwnShared), readFileSync(LOCKFILE)]) setup.update(part).update('\0');
  const name = setup.digest('hex');
  const file = join(dir, 'setup');
  if (existsSync(file) && readFileSync(file, 'utf8') === name) return;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const [libraries, own] = [join(dependenciesOf, 'node_modules'), join(dir, 'node_modules')];
  if (hasOwnShared) linkOwnShared(dir, libraries, own);
  else link(libraries, own);
  writeFileSync(file, name);
}

function copySources(from: string, dir: string, names: readonly string[]): void {
  for (const name of names) {
    rmSync(join(dir, name), { recursive: true, force: true });
    cpSync(join(from, name), join(dir, name), { recursive: true, preserveTimestamps: true });
  }
}

/** The copy of `shared` is to the package what its folder is to the repository: the lockfile is beside it. */
function linkOwnShared(dir: string, libraries: string, own: string): void {
  mkdirSync(own);
  for (const name of readdirSync(libraries).filter((each) => each !== '@site')) link(join(libraries, name), join(own, name));
  mkdirSync(join(own, '@site'));
  link(join(dir, 'shared'), join(own, '@site', 'shared'));
  mkdirSync(join(dir, 'shared'));
  link(join(SHARED, 'node_modules'), join(dir, 'shared', 'node_modules'));
  link(LOCKFILE, join(dir, 'pnpm-lock.yaml'));
}

function copyShared(dir: string, change: (files: SourceFiles) => void): string {
  const copy = join(dir, 'shared');
  copySources(SHARED, copy, SHARED_COPIED);
  change(filesIn(copy));
  return copy;
}

function link(target: string, path: string): void {
  symlinkSync(target, path, 'junction');
}

function filesIn(dir: string): SourceFiles {
  return {
    read: (path) => readFileSync(join(dir, path), 'utf8'),
    write: (path, text) => {
      writeFileSync(join(dir, path), text);
    },
  };
}

function setVersion(files: SourceFiles, version: string): void {
  const facts = JSON.parse(files.read('package.json')) as Readonly<Record<string, unknown>>;
  files.write('package.json', `${JSON.stringify({ ...facts, version }, null, 2)}\n`);
}
