import { isDeepStrictEqual } from 'node:util';
import type { Storage } from 'unstorage';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { check, describeIssues } from '@site/shared/wire/schema';
import { hasIntegrity } from '@site/build/integrity';
import { COMPRESSED_FORMS } from './compress';
import { recordFaults } from './recordFaults';
import { RECORD_FILE, releaseRecordSchema, type ReleaseRecord } from './releaseRecord';
import type { ReleaseStore } from './releaseStore';

/** Number of concurrent writes: enough to hide the latency of a bucket, but not a flood. */
const WRITES_AT_ONCE = 8;

/**
 * Creates a store on storages of the library: one for each remote, with the keys `<version>:<file>`. Its record makes a
 * release complete and is written after all files; files without a record belong to an interrupted release.
 *
 * @param location text for messages
 */
export function createReleaseStore(location: string, storageOf: (remote: RemoteId) => Storage): ReleaseStore {
  const read: ReleaseStore['read'] = async (remote, version) => {
    const content = await readBytes(storageOf(remote), keyOf(version, RECORD_FILE));
    return content === undefined ? undefined : parseRecord(content, `${remote}/${version}/${RECORD_FILE} in ${location}`);
  };

  const list: ReleaseStore['list'] = async (remote) => {
    const keys = await storageOf(remote).getKeys();
    const versions = keys.flatMap((key) => {
      const [version = '', file, ...deeper] = key.split(':');
      return file === RECORD_FILE && deeper.length === 0 ? [version] : [];
    });
    const records = await Promise.all(versions.map((version) => read(remote, version)));
    return records.filter((record) => record !== undefined).sort(byNewest);
  };

  const put: ReleaseStore['put'] = async (record, readFile) => {
    const { remote, id, version } = record;
    const faults = recordFaults(record);
    if (faults.length > 0) throw new Error(`${id} ${version} cannot be released\n  ${faults.join('\n  ')}`);
    const known = await read(remote, version);
    if (known !== undefined) {
      if (isDeepStrictEqual(contentOf(known), contentOf(record))) return 'unchanged';
      throw new Error(
        `${id} ${version} was released on ${known.releasedAt} with other files, and a release never changes: raise the version in ${id}/package.json`,
      );
    }
    const contents = await readVerified(record, readFile);
    const storage = storageOf(remote);
    await forEachAtOnce([...contents], WRITES_AT_ONCE, async ([path, content]) => {
      const key = keyOf(version, path);
      // Correct files of an interrupted release are not written again, because a reader may have opened them.
      if ((await readBytes(storage, key))?.equals(content) !== true) await storage.setItemRaw(key, content);
    });
    await storage.setItemRaw(keyOf(version, RECORD_FILE), Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
    return 'stored';
  };

  return { location, list, read, put };
}

/** Reads all files and their compressed forms. Each is verified against the record before the first one is written. */
async function readVerified(
  { id, version, files }: ReleaseRecord,
  readFile: (path: string) => Promise<Buffer | undefined>,
): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const { path, integrity } of files) {
    const content = await readFile(path);
    if (content === undefined) throw new Error(`${id} ${version}: ${path} is missing. Build again`);
    if (!hasIntegrity(content, integrity))
      throw new Error(`${id} ${version}: ${path} is not what was built (its hash differs). Build again`);
    contents.set(path, content);
    for (const { ending, decompress } of COMPRESSED_FORMS) {
      const compressed = await readFile(`${path}${ending}`);
      if (compressed === undefined) continue;
      const restored = await decompress(compressed).catch(() => undefined);
      if (restored?.equals(content) !== true) throw new Error(`${id} ${version}: ${path}${ending} does not hold ${path}. Build again`);
      contents.set(`${path}${ending}`, compressed);
    }
  }
  return contents;
}

/** Parses a record. A truncated record counts as missing, because the release was interrupted while it was written. */
function parseRecord(content: Buffer, where: string): ReleaseRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
  const result = check(releaseRecordSchema, value);
  if (result.issues) throw new Error(`${where}: ${describeIssues(result.issues)}`);
  return result.value;
}

/** Returns the content of a version: all fields except the author, time and commit of the release. */
function contentOf({ id, container, entry, integrity, requires, preload, metadata, files }: ReleaseRecord): unknown {
  return { id, container, entry, integrity, requires, preload, metadata, files: [...files].sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function byNewest(a: ReleaseRecord, b: ReleaseRecord): number {
  return b.releasedAt.localeCompare(a.releasedAt) || b.version.localeCompare(a.version);
}

function keyOf(version: string, path: string): string {
  return `${version}:${path.replaceAll('/', ':')}`;
}

/** Reads bytes. Drivers return a buffer, an array buffer or null. */
async function readBytes(storage: Storage, key: string): Promise<Buffer | undefined> {
  const content = await storage.getItemRaw<Buffer | ArrayBuffer>(key);
  if (content === null) return undefined;
  return Buffer.isBuffer(content) ? content : Buffer.from(content);
}

async function forEachAtOnce<T>(items: readonly T[], limit: number, visit: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
