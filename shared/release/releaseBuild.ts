import type { RemoteId } from '../src/contract/remoteProps';
import { buildDir, readBuild, readCurrentBuild } from './currentBuild';
import { packageDir, remotePackage } from './packages';
import type { ReleaseStore } from './releaseStore';
import { scriptCommand } from './scriptCommand.mjs';
import type { SourceRevision } from './sourceRevision';
import { storeBuild, type ReleasedBuild } from './storeBuild';

export interface ReleaseBuildOptions {
  /** Another folder than the remote's own that holds `dist/`. */
  readonly dir?: string;
  /** Another build than the newest. */
  readonly version?: string;
  /** What the build was made of, where it is known; read from the repository when left out. */
  readonly source?: SourceRevision['source'];
}

/**
 * Puts the build of a remote in `dist/` into the store, as it is: nothing is built, and sources that are not committed are recorded as such. Source maps
 * stay behind: they are for the team, and the store is public. Throws when the remote is not built, when its
 * stylesheets reach beyond its views, and where the store refuses.
 */
export async function releaseBuild(remote: RemoteId, store: ReleaseStore, options: ReleaseBuildOptions = {}): Promise<ReleasedBuild> {
  const packageName = remotePackage(remote);
  const dir = options.dir ?? packageDir(packageName);
  const version = options.version ?? readCurrentBuild(dir)?.version;
  if (version === undefined) throw new Error(`${packageName} is not built: ${scriptCommand('build')}`);
  return storeBuild({ remote, folder: buildDir(dir, version), build: readBuild(dir, version) }, store, options.source);
}
