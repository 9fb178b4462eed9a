import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteId } from '../src/contract/remoteProps';
import { buildDir, readBuild, readCurrentBuild } from './currentBuild';
import { operatorName } from './operator';
import { packageDir, remotePackage } from './packages';
import type { ReleaseRecord } from './releaseRecord';
import type { ReleaseStore } from './releaseStore';
import { requireOwnStyles } from './requireOwnStyles';
import { readSourceRevision, type SourceRevision } from './sourceRevision';
import { scriptCommand } from './scriptCommand.mjs';

export interface ReleasedBuild {
  /** As the store has it: of a release that stood already, the record of then. */
  readonly record: ReleaseRecord;
  readonly outcome: 'stored' | 'unchanged';
}

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
  const { requires, files, facts: ofRemote, ...facts } = readBuild(dir, version);
  if (requires === undefined) throw new Error(`${packageName}: its package.json does not say which contract it needs (site.requires)`);
  await requireOwnStyles(buildDir(dir, version), files, packageName);
  const { source, releasedAt, releasedBy } = (await store.read(remote, version)) ?? {
    source: options.source ?? readSourceRevision(packageName).source,
    // eslint-disable-next-line eslint-js/no-restricted-syntax -- the clock of the machine that builds
    releasedAt: new Date().toISOString(),
    releasedBy: operatorName(),
  };
  const record: ReleaseRecord = {
    remote,
    id: facts.id,
    version,
    container: facts.container,
    entry: facts.entry,
    integrity: facts.integrity,
    requires,
    ...(ofRemote === undefined ? {} : { facts: ofRemote }),
    ...(facts.react === undefined ? {} : { react: { ...facts.react } }),
    preload: Object.fromEntries(Object.entries(facts.preload).map(([view, paths]) => [view, [...paths]])),
    files: files.filter(({ path }) => !path.endsWith('.map')).map((file) => ({ ...file })),
    source,
    releasedAt,
    releasedBy,
  };
  const outcome = await store.put(record, (path) => readBuilt(join(buildDir(dir, version), path)));
  return { record, outcome };
}

async function readBuilt(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}
