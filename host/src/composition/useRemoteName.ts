import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useReadable } from '@site/shared/contract/useReadable';
import { useComposition } from './CompositionContext';
import { nameOf } from './remoteDirectory';

export function useRemoteName(remote: RemoteId): string {
  const { store, services } = useComposition();
  return nameOf(useReadable(store.directory), remote, useReadable(services.locale));
}
