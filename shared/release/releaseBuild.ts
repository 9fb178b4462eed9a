import type { RemoteId } from '@site/shared/contract/remoteProps';
import { buildDir, readBuild, readCurrentBuild } from './currentBuild';
import { packageDir, remotePackage } from './packages';
import type { ReleaseStore } from './releaseStore';
import { scriptCommand } from './scriptCommand.mjs';
import type { SourceRevision } from './sourceRevision';
import { storeBuild, type ReleasedBuild } from './storeBuild';

export interface ReleaseBuildOptions {
  /** Folder that contains `dist/`; default: the remote's own. */
  readonly dir?: string;
  /** Version of the build; default: the newest. */
  readonly version?: string;
  /** Sources of the build, when known; default: read from the repository. */
  readonly source?: SourceRevision['source'];
}

/**
 * Stores the build of a remote in `dist/` unchanged: it compiles nothing, and marks uncommitted sources in the record.
 * Source maps are left out, because they are for the team and the store is public. Throws when the remote is not built,
 * when its stylesheets reach beyond its views, and when the store refuses it.
 */
export async function releaseBuild(remote: RemoteId, store: ReleaseStore, options: ReleaseBuildOptions = {}): Promise<ReleasedBuild> {
  const packageName = remotePackage(remote);
  const dir = options.dir ?? packageDir(packageName);
  const version = options.version ?? readCurrentBuild(dir)?.version;
  if (version === undefined) throw new Error(`${packageName} is not built: ${scriptCommand('build')}`);
  return storeBuild({ remote, folder: buildDir(dir, version), build: readBuild(dir, version) }, store, options.source);
}
