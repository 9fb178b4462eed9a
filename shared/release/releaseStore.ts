import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { ReleaseRecord } from './releaseRecord';

/**
 * Permanent storage of releases: `<remote>/<version>/<file>`, with `release.json` beside the files, written last. A
 * folder has the layout that servers need: the origin of a remote serves `<remote>/`.
 */
export interface ReleaseStore {
  /** Location for messages: a folder or an address, without secrets. */
  readonly location: string;
  /** Returns the complete releases of a remote, newest first. */
  list(remote: RemoteId): Promise<readonly ReleaseRecord[]>;
  read(remote: RemoteId, version: string): Promise<ReleaseRecord | undefined>;
  /**
   * Stores a release, or completes an interrupted one. Throws when the hash of a file differs from the record, and when
   * another release already has this version.
   *
   * @param readFile returns the content of a file in the record, and of its compressed copies if they exist
   */
  put(record: ReleaseRecord, readFile: (path: string) => Promise<Buffer | undefined>): Promise<'stored' | 'unchanged'>;
}
