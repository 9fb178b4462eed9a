import type { RemoteId } from '../src/contract/remoteProps';
import type { ReleaseRecord } from './releaseRecord';

/**
 * Where releases are kept permanently: `<remote>/<version>/<file>`, with `release.json` beside the files, written last. A folder is laid out as the
 * servers hand it out: the origin of a remote serves `<remote>/`.
 */
export interface ReleaseStore {
  /** For people: a folder or an address, without secrets. */
  readonly location: string;
  /** The complete releases of a remote, newest first. */
  list(remote: RemoteId): Promise<readonly ReleaseRecord[]>;
  read(remote: RemoteId, version: string): Promise<ReleaseRecord | undefined>;
  /**
   * Keeps a release; one that was broken off is completed. Throws where a file's hash is not what the record says, and where another release has this
   * version already.
   *
   * @param readFile content of a file of the record, and of its compressed forms where they exist
   */
  put(record: ReleaseRecord, readFile: (path: string) => Promise<Buffer | undefined>): Promise<'stored' | 'unchanged'>;
}
