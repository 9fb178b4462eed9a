import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '@site/shared/contract/http';
import { failed, LOADING, ready, reloading, type Loadable } from '@site/shared/loadable';
import type { OpsResult } from './createOpsApi';
import { refusalTitle } from './refusalTitle';
import { useTranslation, type Translate } from './i18n';

/**
 * Returns data that is loaded immediately, after each interval while the page is visible, when it becomes visible
 * again, and on `reload`. `load` must be stable between renders.
 */
export function usePolled<T>(load: () => Promise<OpsResult<T>>, intervalMs?: number): readonly [Loadable<T>, reload: () => void] {
  const { t } = useTranslation();
  const translate = useRef(t);
  useEffect(() => {
    translate.current = t;
  });
  const [state, setState] = useState<Loadable<T>>(LOADING);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      const result = await load();
      if (isOver) return;
      setState((before) => (result.ok ? ready(result.data) : failed(toCallFailure(result, translate.current), before)));
      clearTimeout(timer);
      if (intervalMs !== undefined) timer = setTimeout(refresh, intervalMs);
    };
    // A page in the background needs no refresh until it is visible again.
    const refresh = (): void => {
      if (intervalMs !== undefined && document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', refresh);
    setState((before) => (before.status === 'failed' ? reloading(before) : before));
    void read();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [load, intervalMs, turn]);
  const reload = useCallback(() => {
    setTurn((before) => before + 1);
  }, []);
  return [state, reload];
}

function toCallFailure({ failure }: Extract<OpsResult<unknown>, { ok: false }>, t: Translate): CallFailure {
  if (failure.kind === 'malformed') return { kind: 'malformed', problem: failure.problem };
  return { kind: 'refused', code: 0, message: refusalTitle(failure, t), data: undefined };
}
