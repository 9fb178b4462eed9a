import { useSyncExternalStore } from 'react';
import { usePage } from './page';

/** Whether something of the framing page lies over the game: what is played by itself waits until it is gone. */
export function useIsPaused(): boolean {
  const { host } = usePage();
  return useSyncExternalStore(host.hear, () => host.isPaused);
}
