import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useReadable } from '@site/shared/contract/useReadable';
import { useComposition } from './CompositionContext';

/** Which remotes are enabled: menu entries, tabs and links to a disabled one are not shown. */
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

function useIsRemoteEnabled(id: RemoteId): boolean {
  const { store } = useComposition();
  return useReadable(store.state(id)).status !== 'disabled';
}
