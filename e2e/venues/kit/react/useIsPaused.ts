import { useSyncExternalStore } from 'react';
import { usePage } from './page';

/** Returns true while an overlay of the framing page covers the game; automatic play must wait. */
export function useIsPaused(): boolean {
  const { host } = usePage();
  return useSyncExternalStore(host.hear, () => host.isPaused);
}
