import type { ReleaseRecord } from '../releaseRecord';
import { integrityOf } from '@site/build/integrity';

/** Release in the form that its store accepts: the record, and the content of its files. */
export interface ARelease {
  readonly record: ReleaseRecord;
  readonly readFile: (path: string) => Promise<Buffer | undefined>;
}

const ENTRY = 'remoteEntry.js';

/** Returns a small release of the wallet; `files` are added to its entry, compressed copies included. */
export function aRelease(overrides: Partial<ReleaseRecord> = {}, files: Readonly<Record<string, Buffer | string>> = {}): ARelease {
  const contents = new Map(
    Object.entries({ [ENTRY]: 'var remote_wallet;', ...files }).map(([path, content]) => [path, Buffer.from(content)]),
  );
  const listed = [...contents].filter(([path]) => !/\.(br|gz)$/.test(path));
  const described = listed.map(([path, content]) => ({ path, size: content.byteLength, integrity: integrityOf(content) }));
  const record: ReleaseRecord = {
    remote: 'wallet',
    id: 'remote-wallet',
    version: '1.0.0-aaaaaaaa',
    container: 'remote_wallet_1_0_0_aaaaaaaa',
    entry: ENTRY,
    integrity: described.find(({ path }) => path === ENTRY)?.integrity ?? '',
    requires: '^1.2.0',
    preload: {},
    files: described,
    source: { commit: '158a8d0ed4d7cb733a48f161edf73734d7ca0e3d', isClean: true },
    releasedAt: '2026-11-22T01:00:00.000Z',
    releasedBy: 'lin',
    ...overrides,
  };
  return { record, readFile: (path) => Promise.resolve(contents.get(path)) };
}
