import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { ready, useLoadable } from '@site/shared/loadable';
import type { Participation } from './participation';
import { fetchParticipation } from './participationApi';
import { useReloadAt } from './useReloadAt';

/**
 * Returns a member's participation in a promotion. Reloads when their money moved elsewhere, when they made progress
 * without a payment, and when another period starts.
 *
 * @param paid the answer to joining; shown until its period is over, or until the platform confirms it
 */
export function useParticipation(promotionId: string, paid?: Participation) {
  const { http, bus, clock, locale } = useServices();
  const language = useReadable(locale);
  // Reload when the language changes, because the conditions are in the player's language.
  const load = useCallback((signal: AbortSignal) => fetchParticipation(http, promotionId, { signal }), [http, promotionId]);
  const { state: loaded, reload } = useLoadable(load, language);
  const isLoaded = loaded.status === 'ready' && loaded.data.status === 'joined';
  const state = paid?.status === 'joined' && !isLoaded && clock.now() < endOf(paid) ? ready(paid) : loaded;

  useEffect(() => {
    const stops = [
      bus.on('balance/changed', ({ cause, isFromServer }) => {
        // A bonus that the platform did not publish is this page's own payment, which is already shown.
        if (cause !== 'bonus' || isFromServer === true) reload();
      }),
      bus.on('member/changed', reload),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [bus, reload]);

  useReloadAt(state.data === undefined ? Infinity : endOf(state.data), reload);

  return { state, reload };
}

/** Returns the start of the next period, or `Infinity` for a gift that is paid once. */
function endOf(participation: Participation): number {
  return (participation.status === 'joined' ? participation.againAt : undefined) ?? Infinity;
}
