import type { RemoteMetadata } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';

/** The build inserts the metadata of the workspace's remotes here (`readWorkspaceMetadata`). */
declare const WORKSPACE_METADATA: Readonly<Record<RemoteId, RemoteMetadata>>;

/**
 * Remotes that existed when the host was built, so that a page without a manifest knows their names. The manifest adds
 * later remotes and changes.
 */
export const KNOWN_REMOTES = WORKSPACE_METADATA;
