import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useReadable } from '@site/shared/contract/useReadable';
import { useComposition } from './CompositionContext';

/** Returns the ids of a disabled remote's views that stay mounted because of unsent input. */
export function useKeptViews(id: RemoteId): readonly string[] {
  return useReadable(useComposition().disableGuards.state(id)).views;
}
