import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteBuildSchema, type RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { alone } from '@site/release/alone';
import { buildDir, readBuild, readCurrentBuild } from '@site/release/currentBuild';
import { APP_PACKAGES, packageDir, remotePackage, WORKSPACE_DIR } from '@site/release/packages';
import { toRemoteBuild } from '@site/release/remoteBuild';
import { runCommand } from '../support/command';
import { copyPackage, copyShared, linkLibraries, linkShared, LOCKFILE, setSharedVersion, setVersion } from '../support/copiedSources';

/** Time limit for seven builds on two busy cores. */
export const BUILD_LIMIT_MS = 1_200_000;

const DIR = join(WORKSPACE_DIR, '.cache', 'skew', 'previous');
const VERSION = '0.9.0';

/** Module that the host shares with remotes of the same version. */
const SHARED_MODULE = 'src/ui/essentials/Icon.module.css';

export interface PreviousRelease {
  readonly hostRoot: string;
  /** Returns the folder with the builds of a remote, for `remoteRoots`. */
  remoteRoot(id: RemoteId): string;
  /** Returns the remote's build as a manifest entry. */
  remoteBuild(id: RemoteId, origin: string): RemoteBuild;
}

/**
 * Builds the previous release below `.cache/skew/previous`: the sources of the working tree under another version, with
 * a changed text in a module that the host shares. Rebuilds only changed packages. Throws when a build fails, because a
 * suite without its previous release proves nothing.
 */
export async function buildPreviousRelease(): Promise<PreviousRelease> {
  await alone(`${DIR}.lock`, async () => {
    prepareFolder();
    for (const name of APP_PACKAGES) setVersion(copyPackage(packageDir(name), join(DIR, name)), VERSION);
    const shared = copyShared(join(DIR, 'shared'));
    setSharedVersion(join(DIR, 'shared'), VERSION);
    shared.write(SHARED_MODULE, `${shared.read(SHARED_MODULE)}\n.icon {\n  --release: previous;\n}\n`);
    const script = join('shared', 'release', 'buildAll.ts');
    await runCommand(process.execPath, ['--import', 'tsx', script], { cwd: DIR, limitMs: BUILD_LIMIT_MS });
  });
  return {
    hostRoot: buildDir(join(DIR, 'host'), currentVersion('host')),
    remoteRoot: (id) => join(DIR, remotePackage(id), 'dist'),
    remoteBuild: (id, origin) => {
      const name = remotePackage(id);
      return remoteBuildSchema.parse(toRemoteBuild(readBuild(join(DIR, name), currentVersion(name)), origin));
    },
  };
}

/**
 * Empties the folder unless it belongs to this checkout, these packages and these library versions, and links the
 * libraries.
 */
function prepareFolder(): void {
  const setup = createHash('sha256');
  for (const part of [WORKSPACE_DIR, APP_PACKAGES.join(), readFileSync(LOCKFILE)]) setup.update(part).update('\0');
  const name = setup.digest('hex');
  const file = join(DIR, 'setup');
  if (existsSync(file) && readFileSync(file, 'utf8') === name) return;
  rmSync(DIR, { recursive: true, force: true });
  mkdirSync(DIR, { recursive: true });
  const shared = join(DIR, 'shared');
  linkShared(shared);
  for (const each of APP_PACKAGES) linkLibraries(join(packageDir(each), 'node_modules'), join(DIR, each, 'node_modules'), shared);
  writeFileSync(file, name);
}

function currentVersion(name: string): string {
  const build = readCurrentBuild(join(DIR, name));
  if (build === undefined) throw new Error(`The previous release has no build of ${name}`);
  return build.version;
}
