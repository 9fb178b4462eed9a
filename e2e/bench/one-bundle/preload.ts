/** Stands in for `host/src/composition/preload.ts`: the parts of the bundle are fetched where they are imported, and nothing of the remotes' own builds. */
import type { RemoteId } from '@site/shared/contract/remoteProps';

/** Starts the remote as the composed site does. */
export function preloadView(store: { load(id: RemoteId): Promise<void> }, remote: RemoteId): void {
  void store.load(remote);
}
