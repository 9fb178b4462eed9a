import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchOrder } from '../../api/depositApi';
import { ORDER_POLL_MS } from '../limits';
import type { DepositOrder } from '../types';

/** An order that this member does not have is `'unknown'`. */
export type FoundOrder = DepositOrder | 'unknown';

/**
 * Follows an order until it is final: asks again while it is waiting, and tells the balance once it is credited.
 */
export function useDepositOrder(orderId: string): { readonly state: Loadable<FoundOrder>; readonly reload: () => void } {
  const { http, balance, bus } = useServices();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const result = await fetchOrder(http, { orderId }, { signal });
      return result.ok ? { ok: true as const, data: result.data ?? ('unknown' as const) } : result;
    },
    [http, orderId],
  );
  const { state, reload } = useLoadable<FoundOrder>(load);
  const orderState = state.data === undefined || state.data === 'unknown' ? undefined : state.data.state;

  useEffect(() => {
    if (state.status === 'loading' || orderState !== 'waiting') return;
    const timer = setTimeout(reload, ORDER_POLL_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state, orderState, reload]);

  useEffect(() => {
    if (orderState !== 'credited') return;
    bus.emit('balance/changed', { cause: 'deposit' });
    void balance.refresh();
  }, [orderState, balance, bus]);

  return { state, reload };
}
