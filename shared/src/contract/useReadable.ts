import { useCallback, useSyncExternalStore } from 'react';
import type { Readable } from './readable';

/** Reads a `Readable` in a component and renders again when it changes. */
export function useReadable<T>(readable: Readable<T>): T {
  const subscribe = useCallback((listener: () => void) => readable.subscribe(listener), [readable]);
  const get = useCallback(() => readable.get(), [readable]);
  return useSyncExternalStore(subscribe, get, get);
}
