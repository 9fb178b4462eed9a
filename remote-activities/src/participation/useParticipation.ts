import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { ready, useLoadable } from '@site/shared/loadable';
import type { Participation } from './participation';
import { fetchParticipation } from './participationApi';
import { useReloadAt } from './useReloadAt';

/**
 * A member's participation in a promotion. It is loaded again when money of theirs moved elsewhere, when a step was made that moves none, and when
 * another period begins.
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

  useEffect(() => {
    const stops = [
      bus.on('balance/changed', ({ cause, isFromServer }) => {
        // A bonus that the platform did not tell of is this page's own payment, which it has shown already.
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

/** When another period begins; never for a gift that is paid once. */
function endOf(participation: Participation): number {
  return (participation.status === 'joined' ? participation.againAt : undefined) ?? Infinity;
}
