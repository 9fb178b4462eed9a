import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { operatorName } from './operator';
import type { ReleaseRecord } from './releaseRecord';
import type { ReleaseStore } from './releaseStore';
import { requireOwnStyles } from './requireOwnStyles';
import { isPublicFile } from './publicFiles';
import { readSourceRevision, type SourceRevision } from './sourceRevision';
import type { BuildInfo } from './recordBuild';

export interface ReleasedBuild {
  /** Stored record; the existing one when the release was already stored. */
  readonly record: ReleaseRecord;
  readonly outcome: 'stored' | 'unchanged';
}

interface StoredBuild {
  readonly remote: RemoteId;
  /** Folder with the files of the build. */
  readonly folder: string;
  readonly build: BuildInfo;
}

/**
 * Stores a build unchanged. Throws when it names no contract, when its stylesheets reach beyond its views, and when the
 * store refuses it.
 *
 * @param source sources of the build; default: read from the repository
 */
export async function storeBuild(
  { remote, folder, build: { id, files, requires, metadata, ...build } }: StoredBuild,
  store: ReleaseStore,
  source?: SourceRevision['source'],
): Promise<ReleasedBuild> {
  const { version } = build;
  if (requires === undefined) throw new Error(`${id}: its package.json does not say which contract it needs (site.requires)`);
  await requireOwnStyles(folder, files, id);
  const origin = (await store.read(remote, version)) ?? {
    source: source ?? readSourceRevision(id).source,
    // eslint-disable-next-line eslint-js/no-restricted-syntax -- the clock of the machine that builds
    releasedAt: new Date().toISOString(),
    releasedBy: operatorName(),
  };
  const record: ReleaseRecord = {
    remote,
    id,
    version,
    container: build.container,
    entry: build.entry,
    integrity: build.integrity,
    requires,
    ...(metadata === undefined ? {} : { metadata }),
    ...(build.react === undefined ? {} : { react: { ...build.react } }),
    preload: Object.fromEntries(Object.entries(build.preload).map(([view, paths]) => [view, [...paths]])),
    files: files.filter(({ path }) => isPublicFile(`/${path}`)).map((file) => ({ ...file })),
    source: origin.source,
    releasedAt: origin.releasedAt,
    releasedBy: origin.releasedBy,
  };
  const outcome = await store.put(record, (path) => readBuilt(join(folder, path)));
  return { record, outcome };
}

async function readBuilt(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}
