import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useReadable } from '@site/shared/contract/useReadable';
import { useComposition } from './CompositionContext';

/** Ids of the views of a switched-off remote that stay nevertheless, since they hold something typed. */
export function useKeptViews(id: RemoteId): readonly string[] {
  return useReadable(useComposition().pauses.state(id)).views;
}
