import { identifyBuild } from '@site/build/buildIdentity';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { describeContractFaults } from './contractUse';
import { hasBuild } from './currentBuild';
import { metadataFaults } from './metadataFaults';
import { packageDir, remotePackage, WORKSPACE_DIR, WORKSPACE_IDS } from './packages';
import { releaseBuild } from './releaseBuild';
import type { ReleaseStore } from './releaseStore';
import { readSitePackage } from '@site/build/sitePackage';
import { readSourceRevision, type SourceRevision } from './sourceRevision';
import type { ReleasedBuild } from './storeBuild';
import { readWorkspaceMetadata } from '@site/build/workspaceRemotes';

/** Number of changed files that a refusal lists. */
const NAMED_CHANGES = 5;

export interface ReleaseTools {
  readonly store: ReleaseStore;
  /** Builds a package unless its build exists. */
  readonly build: (packageName: string) => Promise<void>;
  readonly readSource?: (packageName: string) => SourceRevision;
  /** Describes uses beyond the required contract; default: asks the compiler. */
  readonly describeFaults?: (dir: string, requires: string | undefined) => string | undefined;
  /** Returns the folder of a package; default: in this repository. */
  readonly dirOf?: (packageName: string) => string;
}

/** Returns the remote of a package. Throws with the existing names when there is none. */
export function remoteOfPackage(packageName: string): RemoteId {
  const id = WORKSPACE_IDS.find((known) => remotePackage(known) === packageName);
  if (id === undefined)
    throw new Error(`${packageName} is no package of a remote; there are ${WORKSPACE_IDS.map(remotePackage).join(', ')}`);
  return id;
}

/**
 * Builds a remote from its current sources and stores it. Throws when inputs are not committed (unless allowed), when
 * it uses more than its required contract, when the build fails, when the sources change meanwhile, and when the store
 * has another release of this version.
 */
export async function releaseRemote(
  packageName: string,
  { allowUncommitted }: { readonly allowUncommitted: boolean },
  { store, build, readSource = readSourceRevision, describeFaults = describeContractFaults, dirOf = packageDir }: ReleaseTools,
): Promise<ReleasedBuild> {
  const remote = remoteOfPackage(packageName);
  const { source, changed } = readSource(packageName);
  if (!source.isClean && !allowUncommitted)
    throw new Error(`${describeUncommitted(packageName, changed)}\nCommit first, or add --allow-uncommitted`);
  const dir = dirOf(packageName);
  const { requires, metadata } = readSitePackage(dir);
  const faults = metadata === undefined ? [] : metadataFaults(remote, metadata, readWorkspaceMetadata(WORKSPACE_DIR));
  if (faults.length > 0) throw new Error([`${packageName} has invalid metadata (site in its package.json):`, ...faults].join('\n  '));
  const beyond = describeFaults(dir, requires);
  if (beyond !== undefined) throw new Error(beyond);
  const { name: version } = identifyBuild(dir);
  await build(packageName);
  if (!hasBuild(dir, version) || identifyBuild(dir).name !== version) {
    throw new Error(`The sources of ${packageName} changed while it was being built: run the release again`);
  }
  return releaseBuild(remote, store, { dir, version, source });
}

/** Describes which inputs of a package are not committed, or that the package is outside any repository. */
export function describeUncommitted(packageName: string, changed: readonly string[]): string {
  if (changed.length === 0) return `${packageName} is in no git repository, so its sources could not be recorded`;
  const more = changed.length > NAMED_CHANGES ? [`… and ${String(changed.length - NAMED_CHANGES)} more`] : [];
  return [`What ${packageName} is built from is not committed:`, ...changed.slice(0, NAMED_CHANGES), ...more].join('\n  ');
}
