import type { RemoteMetadata } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';

/** The build puts in what the packages of the workspace say (`factsIn`). */
declare const WORKSPACE_FACTS: Readonly<Record<RemoteId, RemoteMetadata>>;

/** The remotes that were there when the host was built, so that a page without a manifest has their names. The manifest says what has changed since, and who came later. */
export const KNOWN_REMOTES = WORKSPACE_FACTS;
