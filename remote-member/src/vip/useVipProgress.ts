import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchVipProgress } from './vipApi';

/**
 * Returns the member's VIP progress, and reloads it when a bet was settled.
 *
 * @param vipLevel grade from the session
 */
export function useVipProgress(vipLevel: number) {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchVipProgress(http, vipLevel, { signal }), [http, vipLevel]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  return { state, reload };
}
