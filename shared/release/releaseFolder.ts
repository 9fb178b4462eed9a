import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isRemoteId } from '@site/shared/contract/remoteMetadata';
import { compressFiles } from './compress';
import { describeUnknownContract } from './contractUse';
import { describeFederatedBuild } from './federatedBuild';
import { metadataFaults } from './metadataFaults';
import { WORKSPACE_DIR } from './packages';
import { describeUncommitted, type ReleaseTools } from './releaseRemote';
import { readSourceRevision, type SourceRevision } from './sourceRevision';
import { storeBuild, type ReleasedBuild } from './storeBuild';
import { readWorkspaceMetadata, REMOTE_PREFIX } from '@site/build/workspaceRemotes';
import { readSitePackage } from '@site/build/sitePackage';

interface FolderTools extends Pick<ReleaseTools, 'store'> {
  readonly readSource?: (packageDir: string) => SourceRevision;
}

/**
 * Stores the output of a build that follows Module Federation's documentation. The package is that of the nearest
 * package.json. It compiles nothing; it writes `.br` and `.gz` beside each text file.
 *
 * Throws when the package is not a remote, its sources are not committed (unless allowed), the build does not meet the
 * site's requirements, or another release has the same container.
 */
export async function releaseFolder(
  from: string,
  { allowUncommitted }: { readonly allowUncommitted: boolean },
  { store, readSource = (dir) => readSourceRevision('.', dir) }: FolderTools,
): Promise<ReleasedBuild> {
  const folder = resolve(from);
  const packageDir = nearestPackage(folder);
  const { name, requires, metadata } = readSitePackage(packageDir);
  const remote = name.slice(REMOTE_PREFIX.length);
  if (!name.startsWith(REMOTE_PREFIX) || !isRemoteId(remote))
    throw new Error(`${name} in ${packageDir} is not the package of a remote: name it ${REMOTE_PREFIX}<id>, such as remote-news`);
  const { source, changed } = readSource(packageDir);
  if (!source.isClean && !allowUncommitted)
    throw new Error(`${describeUncommitted(name, changed)}\nCommit first, or add --allow-uncommitted`);
  const faults = metadata === undefined ? [] : metadataFaults(remote, metadata, readWorkspaceMetadata(WORKSPACE_DIR));
  if (faults.length > 0) throw new Error([`${name} has invalid metadata (site in its package.json):`, ...faults].join('\n  '));
  const unknown = describeUnknownContract(name, requires);
  if (unknown !== undefined) throw new Error(unknown);
  const build = describeFederatedBuild(packageDir, folder);
  const { container, version } = build;
  const clash = (await store.list(remote)).find((record) => record.container === container && record.version !== version);
  if (clash !== undefined)
    throw new Error(`${name} ${clash.version} has the container ${container} too: raise the version in package.json, and build again`);
  await compressFiles(folder);
  return storeBuild({ remote, folder, build }, store, source);
}

function nearestPackage(folder: string): string {
  for (let dir = folder; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'package.json'))) return dir;
    if (dirname(dir) === dir) throw new Error(`${folder} is in no package: there is no package.json in it or in a folder above`);
  }
}
