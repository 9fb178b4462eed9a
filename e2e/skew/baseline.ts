import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteBuildSchema, type RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { buildDir, hasBuild, readBuild, readCurrentBuild } from '@site/shared/release/currentBuild';
import { APP_PACKAGES, remotePackage, WORKSPACE_DIR } from '@site/shared/release/packages';
import { toRemoteBuild } from '@site/shared/release/remoteBuild';
import baseline from './baseline.json' with { type: 'json' };
import { runCommand } from '../support/command';

const MINUTE_MS = 60_000;
/** Time limit for seven builds on two busy cores. */
export const BASELINE_LIMIT_MS = 20 * MINUTE_MS;

/** The site as it was deployed last, as its own tools build it. */
export interface Baseline {
  readonly commit: string;
  /** Folder of the host's build. */
  readonly hostRoot: string;
  /** Folder with the build of a remote, for `remoteRoots`. */
  remoteRoot(id: RemoteId): string;
  /** The remote's build, as a manifest names it. */
  remoteBuild(id: RemoteId, origin: string): RemoteBuild;
}

/**
 * The builds of the commit that `baseline.json` names, made once and kept below `.cache/skew`. Throws when a build fails, because a suite without its
 * baseline proves nothing.
 */
export async function prepareBaseline(): Promise<Baseline> {
  const { commit } = baseline;
  const dir = join(WORKSPACE_DIR, '.cache', 'skew', commit);
  if (!isBuilt(dir)) {
    await takeSources(commit, dir);
    await install(dir);
    await runCommand(process.execPath, ['--import', 'tsx', join('shared', 'release', 'buildAll.ts')], {
      cwd: dir,
      limitMs: BASELINE_LIMIT_MS,
    });
    if (!isBuilt(dir)) throw new Error(`The baseline ${commit} was built and is not there: ${dir}`);
  }
  return {
    commit,
    hostRoot: buildDir(join(dir, 'host'), current(join(dir, 'host'))),
    remoteRoot: (id) => shelve(join(dir, remotePackage(id))),
    remoteBuild: (id, origin) => {
      const packageDir = join(dir, remotePackage(id));
      const { entry, ...build } = toRemoteBuild(readBuild(packageDir, current(packageDir)), origin);
      return remoteBuildSchema.parse({ ...build, entry: entry.replace(`/${build.version}/`, `/${BASELINE_DIR}/`) });
    },
  };
}

/** Path of the baseline's build on its remote's origin: under its version the origin may have a build of the package itself. */
const BASELINE_DIR = 'baseline';

/** The package's build under that path. @returns the folder to serve */
function shelve(packageDir: string): string {
  const root = join(packageDir, '.shelf');
  mkdirSync(root, { recursive: true });
  if (!existsSync(join(root, BASELINE_DIR))) symlinkSync(buildDir(packageDir, current(packageDir)), join(root, BASELINE_DIR), 'junction');
  return root;
}

function isBuilt(dir: string): boolean {
  return APP_PACKAGES.every((name) => {
    const version = readCurrentBuild(join(dir, name))?.version;
    return version !== undefined && hasBuild(join(dir, name), version);
  });
}

function current(packageDir: string): string {
  const build = readCurrentBuild(packageDir);
  if (build === undefined) throw new Error(`The baseline has no build in ${packageDir}`);
  return build.version;
}

/** Extracts the tree of the commit, completely or not at all. */
async function takeSources(commit: string, dir: string): Promise<void> {
  if (existsSync(dir)) return;
  const here = { cwd: WORKSPACE_DIR, limitMs: MINUTE_MS };
  await runCommand('git', ['cat-file', '-e', `${commit}^{commit}`], here).catch((cause: unknown) => {
    throw new Error(`git does not have the baseline ${commit}. In a shallow clone: git fetch --unshallow`, { cause });
  });
  const part = `${dir}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  const archive = join(part, 'tree.tar');
  await runCommand('git', ['archive', '--format=tar', `--output=${archive}`, commit], here);
  await runCommand('tar', ['-xf', archive, '-C', part], here);
  await rm(archive);
  await rename(part, dir);
}

/** By the package manager that the baseline names, with exactly what its lockfile says. */
async function install(dir: string): Promise<void> {
  const options = { cwd: dir, limitMs: 10 * MINUTE_MS };
  const { packageManager } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { packageManager: string };
  const version = await runCommand('pnpm', ['--version'], options).catch(() => undefined);
  const args = ['install', '--frozen-lockfile', '--prefer-offline'];
  if (version !== undefined && `pnpm@${version}` === packageManager) await runCommand('pnpm', args, options);
  else await runCommand('npx', ['-y', packageManager, ...args], options);
}
