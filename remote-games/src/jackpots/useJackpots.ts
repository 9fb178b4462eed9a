import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchJackpots } from './jackpotApi';
import type { Jackpots } from './jackpot';

/** How often the pools are read again while the page is visible. */
export const JACKPOT_REFRESH_MS = 15_000;

/**
 * The pools of a venue, or of all, read anew every 15 s while the page is in sight and at once when it comes back into sight.
 *
 * A place that changes its venue must be keyed by it: what another venue's pools held is nothing to show meanwhile.
 */
export function useJackpots(enName: string | undefined): { readonly state: Loadable<Jackpots>; readonly reload: () => void } {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchJackpots(http, enName, signal), [http, enName]);
  const { state, reload } = useLoadable(load);

  useEffect(() => {
    const readIfSeen = () => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = setInterval(readIfSeen, JACKPOT_REFRESH_MS);
    document.addEventListener('visibilitychange', readIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfSeen);
    };
  }, [reload]);

  return { state, reload };
}
