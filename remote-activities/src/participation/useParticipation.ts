import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { ready, useLoadable } from '@site/shared/loadable';
import type { Participation } from './participation';
import { fetchParticipation } from './participationApi';

/** After the beginning of another period, so that the platform's clock has passed it too. */
export const NEW_PERIOD_MARGIN_MS = 1_000;

/** A browser's timer cannot wait longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * A member's participation in a promotion. It is loaded again when money of theirs moved elsewhere, and when another period begins.
 *
 * @param paid the answer to joining: shown until its period is over, or until the platform has answered the same again
 */
export function useParticipation(promotionId: string, paid?: Participation) {
  const { http, bus, clock, locale } = useServices();
  const language = useReadable(locale);
  // The conditions are in the player's language.
  const load = useCallback((signal: AbortSignal) => fetchParticipation(http, promotionId, { signal }), [http, promotionId]);
  const { state: loaded, reload } = useLoadable(load, language);
  const isLoaded = loaded.status === 'ready' && loaded.data.status === 'joined';
  const state = paid?.status === 'joined' && !isLoaded && clock.now() < endOf(paid) ? ready(paid) : loaded;
  const againAt = state.data === undefined ? Infinity : endOf(state.data);

  useEffect(
    () =>
      bus.on('balance/changed', ({ cause, isTold }) => {
        // A bonus that the platform did not tell of is this page's own payment, which it has shown already.
        if (cause !== 'bonus' || isTold === true) reload();
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

/** When another period begins; never for a gift that is paid once. */
function endOf(participation: Participation): number {
  return (participation.status === 'joined' ? participation.againAt : undefined) ?? Infinity;
}
