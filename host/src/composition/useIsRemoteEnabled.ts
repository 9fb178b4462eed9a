import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useReadable } from '@site/shared/contract/useReadable';
import { useComposition } from './CompositionContext';

/** Whether a remote is offered at all: menu entries, tabs and links to one that is switched off are not shown. */
export function useIsRemoteEnabled(id: RemoteId): boolean {
  const { store } = useComposition();
  return useReadable(store.state(id)).status !== 'disabled';
}
