import type { RemoteMetadata } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';

/** The build puts in the metadata of the workspace's remotes (`readWorkspaceMetadata`). */
declare const WORKSPACE_METADATA: Readonly<Record<RemoteId, RemoteMetadata>>;

/** The remotes that were there when the host was built, so that a page without a manifest has their names. The manifest says what has changed since, and who came later. */
export const KNOWN_REMOTES = WORKSPACE_METADATA;
