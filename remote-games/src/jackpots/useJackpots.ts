import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { actWhileVisible } from '@site/shared/ui';
import type { Jackpots } from './jackpot';
import { fetchJackpots } from './jackpotApi';

/** Reload interval while the page is visible. */
export const JACKPOT_REFRESH_MS = 15_000;

/**
 * Returns the jackpots of a venue or of all. Reloads them every 15 s while the page is visible, and at once when it
 * becomes visible.
 *
 * A component whose venue can change must use it as its key, so that it does not show the jackpots of the previous
 * venue while loading.
 */
export function useJackpots(enName: string | undefined): { readonly state: Loadable<Jackpots>; readonly reload: () => void } {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchJackpots(http, enName, signal), [http, enName]);
  const { state, reload } = useLoadable(load);

  useEffect(() => actWhileVisible(JACKPOT_REFRESH_MS, reload), [reload]);
  return { state, reload };
}
