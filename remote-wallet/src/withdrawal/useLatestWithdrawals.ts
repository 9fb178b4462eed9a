import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import type { Withdrawal } from './withdrawal';
import { fetchLatestWithdrawals } from './withdrawalApi';

const LATEST_COUNT = 5;

export const WITHDRAWALS_POLL_MS = 5_000;

/**
 * Returns the latest withdrawals. Polls them while one is pending and reloads them after every `balance/changed`. Emits
 * `balance/changed` when one was decided meanwhile.
 */
export function useLatestWithdrawals(): { readonly state: Loadable<readonly Withdrawal[]>; readonly reload: () => void } {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchLatestWithdrawals(http, LATEST_COUNT, { signal }), [http]);
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
