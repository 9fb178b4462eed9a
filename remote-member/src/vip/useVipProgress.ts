import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchVipProgress } from './vipApi';

/**
 * The member's VIP progress, reloaded when a bet was settled.
 *
 * @param vipLevel the grade the session knows
 */
export function useVipProgress(vipLevel: number) {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchVipProgress(http, vipLevel, { signal }), [http, vipLevel]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  return { state, reload };
}
