import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import type { DepositOrder } from '../deposit';
import { fetchOrder } from '../depositApi';

export const ORDER_POLL_MS = 3_000;

/** Loaded order, or `'unknown'` when this member has no such order. */
export type FoundOrder = DepositOrder | 'unknown';

/**
 * Returns an order. Polls it while it is waiting and reloads it after every `balance/changed`, for example from another
 * tab. Once it is credited, emits `balance/changed` and refreshes the balance.
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
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  // The operator's decision on a dispute arrives as an inbox message.
  useEffect(() => bus.on('inbox/arrived', reload), [bus, reload]);
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
