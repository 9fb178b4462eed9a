import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useDirectory } from './useDirectory';

/** Which remotes are enabled: menu entries, tabs and links to a disabled one are not shown. */
export function useEnabledRemotes(): (remote: RemoteId) => boolean {
  const directory = useDirectory();
  return (remote) => directory.isEnabled(remote);
}
