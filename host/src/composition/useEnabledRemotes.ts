import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useDirectory } from './useDirectory';

/**
 * Returns a function that checks whether a remote is enabled. Menu entries, tabs and links to a disabled one are
 * hidden.
 */
export function useEnabledRemotes(): (remote: RemoteId) => boolean {
  const directory = useDirectory();
  return (remote) => directory.isEnabled(remote);
}
