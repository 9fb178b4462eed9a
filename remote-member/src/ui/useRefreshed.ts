import { useCallback, useEffect, useState } from 'react';
import { merge, Subject, type Observable } from 'rxjs';
import type { CallResult } from '@site/shared/contract';
import { LOADING, reloading, settle, type Loadable } from '@site/shared/loadable';
import { streamAnswers } from './streamAnswers';

interface RefreshedOptions<T> {
  /** Loads the data. Another function reloads it, so memoize it with `useCallback`. */
  readonly load: (signal: AbortSignal) => Promise<CallResult<T>>;
  /** Emits when the data may have changed. Memoize it too. */
  readonly changed$: Observable<unknown>;
  /** Value that the response depends on besides the request, such as the display language. */
  readonly version?: string;
}

interface Refreshed<T> {
  readonly state: Loadable<T>;
  readonly reload: () => void;
}

/**
 * Loads data as `useLoadable` does, and again when `changed$` emits. A change during a request does not abort it, but
 * causes another one afterwards.
 */
export function useRefreshed<T>({ load, changed$, version }: RefreshedOptions<T>): Refreshed<T> {
  const [state, setState] = useState<Loadable<T>>(LOADING);
  const [asked$] = useState(() => new Subject<void>());

  useEffect(() => {
    const abort = new AbortController();
    setState(reloading);
    const subscription = streamAnswers({ changed$: merge(changed$, asked$), read: () => load(abort.signal) }).subscribe((result) => {
      setState((before) => settle(before, result));
    });
    return () => {
      subscription.unsubscribe();
      abort.abort();
    };
  }, [load, changed$, asked$, version]);

  const reload = useCallback(() => {
    setState(reloading);
    asked$.next();
  }, [asked$]);
  return { state, reload };
}
