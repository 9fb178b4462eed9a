/** Replaces `host/src/composition/preload.ts`: the bundle fetches its parts where they are imported, and no files of the remotes' own builds. */
import type { RemoteId } from '@site/shared/contract/remoteProps';

/** Starts the remote as the composed site does. */
export function preloadView(store: { load(id: RemoteId): Promise<void> }, remote: RemoteId): void {
  void store.load(remote);
}
