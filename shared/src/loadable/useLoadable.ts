import { useCallback, useEffect, useState } from 'react';
import type { CallResult } from '../contract/http';
import { LOADING, reloading, settle, type Loadable } from './loadable';

/**
 * Loads data for a component: on mount, whenever `load` or `version` changes, and on `reload`. A load that is replaced,
 * or whose component is unmounted, is aborted and its answer ignored.
 *
 * @param load must be stable between renders (`useCallback`), because another function means other data
 * @param version value that the answer depends on in addition to the request, such as the display language
 */
export function useLoadable<T>(
  load: (signal: AbortSignal) => Promise<CallResult<T>>,
  version?: string,
): {
  readonly state: Loadable<T>;
  readonly reload: () => void;
} {
  const [state, setState] = useState<Loadable<T>>(LOADING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    setState(reloading);
    void load(controller.signal).then((result) => {
      if (!controller.signal.aborted) setState((before) => settle(before, result));
    });
    return () => {
      controller.abort();
    };
  }, [load, attempt, version]);

  const reload = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  return { state, reload };
}
