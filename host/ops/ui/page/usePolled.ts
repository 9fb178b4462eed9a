import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '@site/shared/contract/http';
import { failed, LOADING, ready, reloading, type Loadable } from '@site/shared/loadable';
import type { OpsResult } from './createOpsApi';
import { refusalTitle } from './refusalTitle';
import { useTranslation, type Translate } from './i18n';

/** Reads at once, again after each interval while the page is seen, and whenever `reload` asks. `load` must stay the same between draws. */
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
      // What is not seen needs no refreshing.
      if (document.visibilityState === 'visible') {
        const result = await load();
        if (isOver) return;
        setState((before) => (result.ok ? ready(result.data) : failed(toCallFailure(result, translate.current), before)));
      }
      if (intervalMs !== undefined) timer = setTimeout(() => void read(), intervalMs);
    };
    setState((before) => (before.status === 'failed' ? reloading(before) : before));
    void read();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, intervalMs, turn]);
  const reload = useCallback(() => {
    setTurn((before) => before + 1);
  }, []);
  return [state, reload];
}

function toCallFailure({ failure }: Extract<OpsResult<unknown>, { ok: false }>, t: Translate): CallFailure {
  if (failure.is === 'malformed') return { is: 'malformed', problem: failure.problem };
  return { is: 'refused', code: 0, message: refusalTitle(failure, t), data: undefined };
}
