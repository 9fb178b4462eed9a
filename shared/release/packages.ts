import { join } from 'node:path';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { WORKSPACE_DIR } from '@site/build/workspace';
import { REMOTE_PREFIX, remotesIn } from '@site/build/workspaceRemotes';

export type WorkspaceRemote = ReturnType<typeof remotesIn>[number];

export { WORKSPACE_DIR };

export function packageDir(packageName: string): string {
  return join(WORKSPACE_DIR, packageName);
}

/** Returns the folder and package name of a remote. */
export function remotePackage(id: RemoteId): string {
  return `${REMOTE_PREFIX}${id}`;
}

export const WORKSPACE_REMOTES = remotesIn(WORKSPACE_DIR);

export const WORKSPACE_IDS: readonly RemoteId[] = WORKSPACE_REMOTES.map(({ id }) => id);

/** Packages that are built: the host and the remotes. */
export const APP_PACKAGES: readonly string[] = ['host', ...WORKSPACE_IDS.map(remotePackage)];
