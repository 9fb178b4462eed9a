import { useReadable } from '@site/shared/contract/useReadable';
import { useComposition } from './CompositionContext';
import type { RemoteDirectory } from './remoteDirectory';

export function useDirectory(): RemoteDirectory {
  return useReadable(useComposition().store.directory);
}
