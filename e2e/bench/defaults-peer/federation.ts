/**
 * Replaces `host/src/composition/federation.ts` in the peer: remotes are loaded as in the federation's documentation.
 */
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';

/** Creates a loader with the same interface as the host's. It prefetches nothing. */
export function createFederation(): { load(build: RemoteBuild): Promise<RemoteLifecycles>; begin(): void; connect(): void } {
  return {
    begin: () => undefined,
    connect: () => undefined,
    async load({ container, entry }) {
      registerRemotes([{ name: container, entry }]);
      const lifecycles = await loadRemote<RemoteLifecycles>(`${container}/remote`);
      if (lifecycles === null) throw new Error(`${container} exposes no remote`);
      return lifecycles;
    },
  };
}
