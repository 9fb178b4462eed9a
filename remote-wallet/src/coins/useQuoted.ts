import { useEffect } from 'react';
import type { CallResult } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';

/** A quote on the screen: `reload` asks for the next one. */
export interface Quoted<T> {
  readonly state: Loadable<T>;
  readonly reload: () => void;
}

/**
 * What is quoted for a request. A refused request asks for the next quote, and nothing is sent by itself.
 *
 * @param load must be kept between renders
 */
export function useQuoted<T>(load: (signal: AbortSignal) => Promise<CallResult<T>>, wasRefused: boolean): Quoted<T> {
  const { state, reload } = useLoadable(load);
  useEffect(() => {
    if (wasRefused) reload();
  }, [wasRefused, reload]);
  return { state, reload };
}
