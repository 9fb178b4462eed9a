import { join } from 'node:path';
import { REMOTE_IDS, type RemoteId } from '../src/contract/remoteProps';

/** The repository's root folder. */
export const WORKSPACE_DIR = join(import.meta.dirname, '..', '..');

/** Absolute folder of a package. */
export function packageDir(packageName: string): string {
  return join(WORKSPACE_DIR, packageName);
}

/** Folder and package name of a remote. */
export function remotePackage(id: RemoteId): string {
  return `remote-${id}`;
}

/** Everything that is built: the host and the remotes. */
export const APP_PACKAGES: readonly string[] = ['host', ...REMOTE_IDS.map(remotePackage)];
