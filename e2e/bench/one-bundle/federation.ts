/**
 * Replaces `host/src/composition/federation.ts` in the one bundle: the remotes are ordinary lazy chunks of the host.
 */
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';

const REMOTES: Readonly<Record<string, () => Promise<RemoteLifecycles>>> = {
  sports: () => import('../../../remote-sports/src/remote'),
  games: () => import('../../../remote-games/src/remote'),
  wallet: () => import('../../../remote-wallet/src/remote'),
  member: () => import('../../../remote-member/src/remote'),
  chat: () => import('../../../remote-chat/src/remote'),
  activities: () => import('../../../remote-activities/src/remote'),
};

/**
 * Creates a loader with the same result as the federation's. Ignores the build: the bundle contains one build of each
 * remote and fetches its chunks on import.
 */
export function createFederation(): { load(build: RemoteBuild): Promise<RemoteLifecycles>; begin(): void; connect(): void } {
  return {
    begin: () => undefined,
    connect: () => undefined,
    async load({ container }) {
      const load = REMOTES[/^remote_([a-z]+)_/.exec(container)?.[1] ?? ''];
      if (load === undefined) throw new Error(`${container} is no build of a remote`);
      return load();
    },
  };
}
