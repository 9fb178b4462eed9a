import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { useReloadAt } from '../participation/useReloadAt';
import { nextPeriodAt } from './overview';
import { fetchOverview } from './overviewApi';

/** One press or one transaction publishes several events, so wait for them. */
const GATHER_MS = 300;

/**
 * Returns the member's status in all promotions. Refreshes after bets, rounds, deposits, gifts and progress that the
 * platform publishes, and at the start of a period.
 */
export function useOverview() {
  const { http, bus, locale } = useServices();
  const language = useReadable(locale);
  const load = useCallback((signal: AbortSignal) => fetchOverview(http, { signal }), [http]);
  const { state, reload } = useLoadable(load, language);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(reload, GATHER_MS);
    };
    const stops = [bus.on('balance/changed', soon), bus.on('member/changed', soon)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [bus, reload]);

  useReloadAt(state.data === undefined ? Infinity : nextPeriodAt(state.data), reload);

  return { state, reload };
}
