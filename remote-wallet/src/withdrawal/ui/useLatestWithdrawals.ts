import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchLatestWithdrawals } from '../../api/withdrawalApi';
import { LATEST_WITHDRAWALS, WITHDRAWALS_POLL_MS } from '../limits';
import type { Withdrawal } from '../types';

/**
 * The member's latest withdrawals: asked for again while one is pending and when money moved. One that was decided meanwhile moved money
 * itself, which everybody who shows some is told.
 */
export function useLatestWithdrawals(): { readonly state: Loadable<readonly Withdrawal[]>; readonly reload: () => void } {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchLatestWithdrawals(http, LATEST_WITHDRAWALS, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  const pending = state.data?.filter((each) => each.state === 'pending').map(({ id }) => id);
  const isPending = pending !== undefined && pending.length > 0;
  useEffect(() => {
    if (state.status === 'loading' || !isPending) return;
    const timer = setTimeout(reload, WITHDRAWALS_POLL_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state, isPending, reload]);

  const seen = useRef<readonly string[]>([]);
  useEffect(() => {
    if (pending === undefined) return;
    const wasDecided = seen.current.some((id) => !pending.includes(id));
    seen.current = pending;
    if (wasDecided) bus.emit('balance/changed', { cause: 'withdrawal' });
  }, [pending, bus]);

  return { state, reload };
}
