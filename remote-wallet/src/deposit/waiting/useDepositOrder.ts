import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import type { DepositOrder } from '../deposit';
import { fetchOrder } from '../depositApi';

export const ORDER_POLL_MS = 3_000;

/** An order that this member does not have is `'unknown'`. */
export type FoundOrder = DepositOrder | 'unknown';

/**
 * Polls an order while it is waiting, and reads it again after every `balance/changed`, such as from another tab. Once it is credited, emits
 * `balance/changed` and refreshes the balance.
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
  // The operator's answer to a dispute comes with a letter.
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
