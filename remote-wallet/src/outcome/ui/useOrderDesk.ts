import { useEffect, useState } from 'react';
import { useReadable, useServices, type CallResult, type HttpService } from '@site/shared/contract';
import { createOrderDesk, type OrderDesk } from '../createOrderDesk';
import { delay } from '../delay';
import type { OrderRequest } from '../orderRequest';

/** The calls of one kind of order. */
export interface OrderCalls<Intent, Order> {
  readonly pendingKey: string;
  readonly send: (http: HttpService, intent: Intent, key: string, ending: { readonly signal: AbortSignal }) => Promise<CallResult<Order>>;
  readonly findByKey: (http: HttpService, key: string, ending: { readonly signal: AbortSignal }) => Promise<CallResult<Order | undefined>>;
}

/** The desk of this view; an order left open by an earlier page is taken up at once. */
export function useOrderDesk<Intent, Order>(
  calls: OrderCalls<Intent, Order>,
): { readonly desk: OrderDesk<Intent, Order>; readonly request: OrderRequest<Order> } {
  const { http, storage } = useServices();
  const [{ desk, controller }] = useState(() => {
    const abort = new AbortController();
    const ending = { signal: abort.signal };
    return {
      controller: abort,
      desk: createOrderDesk<Intent, Order>({
        pendingKey: calls.pendingKey,
        send: (intent, key) => calls.send(http, intent, key, ending),
        findByKey: (key) => calls.findByKey(http, key, ending),
        storage,
        newKey: () => crypto.randomUUID(),
        wait: (ms) => delay(ms, abort.signal),
      }),
    };
  });
  const request = useReadable(desk.request);

  useEffect(() => {
    void desk.resume();
    return () => {
      controller.abort();
    };
  }, [desk, controller]);

  return { desk, request };
}
