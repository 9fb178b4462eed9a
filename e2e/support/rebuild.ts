import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteBuildSchema, type RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { alone } from '@site/release/alone';
import { readBuild, readCurrentBuild } from '@site/release/currentBuild';
import { WORKSPACE_DIR } from '@site/release/packages';
import { toRemoteBuild } from '@site/release/remoteBuild';
import { runCommand } from './command';
import { copyPackage, copyShared, link, linkLibraries, linkShared, LOCKFILE, setVersion, type SourceFiles } from './copiedSources';

const BUILD_LIMIT_MS = 600_000;
const SHARED = join(WORKSPACE_DIR, 'shared');

export interface RebuildOptions {
  readonly from: string;
  /** Version that replaces the one in its package.json. */
  readonly version?: string;
  /** Package whose installed dependencies the build uses; default: its own. */
  readonly dependenciesOf?: string;
  readonly change?: (files: SourceFiles) => void;
  /** Changes the sources of `shared` for the build, which then has a separate copy. */
  readonly changeShared?: (files: SourceFiles) => void;
}

export interface Rebuilt {
  /** Folder of the package's copy. */
  readonly dir: string;
  /** Folder with its builds, for `remoteRoots`. */
  readonly root: string;
  /** Returns its entry in a manifest for the remote's origin. */
  describe(origin: string): RemoteBuild;
}

/**
 * Builds a copy of a remote's package below `.cache/skew/rebuilt` with the package's own build: another version, or
 * other sources, while its own folder is unchanged. Reuses an earlier build of the same sources.
 */
export async function rebuild({ from, version, dependenciesOf = from, change, changeShared }: RebuildOptions): Promise<Rebuilt> {
  const dir = join(WORKSPACE_DIR, '.cache', 'skew', 'rebuilt', `${basename(from)}@${version ?? 'own'}`);
  const facts = await alone(`${dir}.lock`, async () => {
    prepare(dir, dependenciesOf, changeShared !== undefined);
    const files = copyPackage(from, dir);
    if (version !== undefined) setVersion(files, version);
    change?.(files);
    const ownShared = join(dir, 'shared');
    changeShared?.(copyShared(ownShared));
    const script = join(changeShared === undefined ? SHARED : ownShared, 'release', 'buildPackage.ts');
    await runCommand(process.execPath, ['--import', 'tsx', script, dir], { cwd: WORKSPACE_DIR, limitMs: BUILD_LIMIT_MS });
    const current = readCurrentBuild(dir)?.version;
    if (current === undefined) throw new Error(`${dir} was built and has no build`);
    return readBuild(dir, current);
  });
  return { dir, root: join(dir, 'dist'), describe: (origin) => remoteBuildSchema.parse(toRemoteBuild(facts, origin)) };
}

/**
 * Prepares an empty folder with its libraries, or reuses the previous one. A build is named after its sources; its
 * other inputs are in the name of the folder's setup: a moved checkout or other library versions get an empty folder.
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
  if (hasOwnShared) {
    linkShared(join(dir, 'shared'));
    linkLibraries(libraries, own, join(dir, 'shared'));
  } else link(libraries, own);
  writeFileSync(file, name);
}
