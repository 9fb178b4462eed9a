import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useIsRemoteEnabled } from '../composition';

/** Which remotes the site offers now. */
export function useEnabledRemotes(): (remote: RemoteId) => boolean {
  const enabled: Readonly<Record<RemoteId, boolean>> = {
    sports: useIsRemoteEnabled('sports'),
    games: useIsRemoteEnabled('games'),
    wallet: useIsRemoteEnabled('wallet'),
    member: useIsRemoteEnabled('member'),
    chat: useIsRemoteEnabled('chat'),
    activities: useIsRemoteEnabled('activities'),
  };
  return (remote) => enabled[remote];
}
