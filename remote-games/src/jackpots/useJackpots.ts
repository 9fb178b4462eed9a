import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { actWhileVisible } from '@site/shared/ui';
import type { Jackpots } from './jackpot';
import { fetchJackpots } from './jackpotApi';

/** How often the pools are read again while the page is visible. */
export const JACKPOT_REFRESH_MS = 15_000;

/**
 * The pools of a venue, or of all, read again every 15 s while the page is visible and at once when it becomes visible.
 *
 * A component that changes its venue must be keyed by it, so that it does not show the pools of the previous venue while loading.
 */
export function useJackpots(enName: string | undefined): { readonly state: Loadable<Jackpots>; readonly reload: () => void } {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchJackpots(http, enName, signal), [http, enName]);
  const { state, reload } = useLoadable(load);

  useEffect(() => actWhileVisible(JACKPOT_REFRESH_MS, reload), [reload]);
  return { state, reload };
}
