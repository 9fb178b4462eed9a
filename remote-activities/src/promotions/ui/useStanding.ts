import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { ready, useLoadable } from '@site/shared/loadable';
import { fetchStanding } from '../../api/promotionApi';
import { LONGEST_TIMER_MS, NEW_PERIOD_MARGIN_MS } from '../limits';
import type { Standing } from '../standing';

/**
 * How the member stands with a promotion; asked anew when money of theirs moved elsewhere, and when another period begins.
 *
 * @param paid what joining has answered: it holds until its period is over, or until the platform is asked again and says the same
 */
export function useStanding(promotionId: string, paid: Standing | undefined) {
  const { http, bus, clock, locale } = useServices();
  const language = useReadable(locale);
  // The conditions are told in the player's language.
  const load = useCallback((signal: AbortSignal) => fetchStanding(http, promotionId, { signal }), [http, promotionId, language]);
  const { state: told, reload } = useLoadable(load);
  const isTold = told.status === 'ready' && told.data.kind === 'joined';
  const state = paid !== undefined && !isTold && clock.now() < endOf(paid) ? ready(paid) : told;
  const againAt = state.data === undefined ? Infinity : endOf(state.data);

  useEffect(
    () =>
      bus.on('balance/changed', ({ cause }) => {
        // What this page itself was paid it knows.
        if (cause !== 'bonus') reload();
      }),
    [bus, reload],
  );

  useEffect(() => {
    const delayMs = againAt - clock.now() + NEW_PERIOD_MARGIN_MS;
    if (delayMs > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(reload, Math.max(0, delayMs));
    return () => {
      clearTimeout(timer);
    };
  }, [againAt, clock, reload]);

  return { state, reload };
}

/** When another period begins; never for what can be had once. */
function endOf(standing: Standing): number {
  return (standing.kind === 'joined' ? standing.againAt : undefined) ?? Infinity;
}
