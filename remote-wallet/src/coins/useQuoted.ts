import { useEffect } from 'react';
import type { CallResult } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';

export interface Quoted<T> {
  readonly state: Loadable<T>;
  readonly reload: () => void;
}

/**
 * Returns the quote for a request. A refused request loads the next quote; nothing is sent automatically.
 *
 * @param load must be stable between renders
 */
export function useQuoted<T>(load: (signal: AbortSignal) => Promise<CallResult<T>>, wasRefused: boolean): Quoted<T> {
  const { state, reload } = useLoadable(load);
  useEffect(() => {
    if (wasRefused) reload();
  }, [wasRefused, reload]);
  return { state, reload };
}
