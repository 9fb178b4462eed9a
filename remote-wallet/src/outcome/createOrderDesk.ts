import { createCell, type CallResult, type NamespacedStorage, type Readable } from '@site/shared/contract';
import { advance, type OrderEvent, type OrderRequest } from './orderRequest';
import { reconcileDelayMs } from './reconcileDelay';

export interface OrderDeskParts<Intent, Order> {
  /** Under what this device keeps the key whose answer it has not seen. */
  readonly pendingKey: string;
  readonly send: (intent: Intent, key: string) => Promise<CallResult<Order>>;
  /** Asks by key. `undefined` where that key never arrived: the platform has closed it by answering. */
  readonly findByKey: (key: string) => Promise<CallResult<Order | undefined>>;
  readonly storage: NamespacedStorage;
  readonly newKey: () => string;
  /** Resolves after the delay; rejects or never resolves once the view has ended. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Where a deposit or a withdrawal is handed in: drives the request machine, and finds its way back after a lost answer or a reload. */
export interface OrderDesk<Intent, Order> {
  readonly request: Readable<OrderRequest<Order>>;
  readonly submit: (intent: Intent) => Promise<void>;
  /** Takes up an order whose answer this device never saw, if there is one. */
  readonly resume: () => Promise<void>;
  readonly dismiss: () => void;
}

export function createOrderDesk<Intent, Order>({
  pendingKey,
  send,
  findByKey,
  storage,
  newKey,
  wait,
}: OrderDeskParts<Intent, Order>): OrderDesk<Intent, Order> {
  const request = createCell<OrderRequest<Order>>({ status: 'editing' });
  const dispatch = (event: OrderEvent<Order>) => {
    request.set(advance(request.get(), event));
  };
  const finish = (event: OrderEvent<Order>) => {
    storage.remove(pendingKey);
    dispatch(event);
  };

  async function reconcile(key: string): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const result = await findByKey(key);
      if (result.ok) {
        finish(result.data ? { type: 'ordered', order: result.data } : { type: 'never-arrived' });
        return;
      }
      if (result.failure.is === 'aborted') return;
      await wait(reconcileDelayMs(attempt));
    }
  }

  return {
    request,
    async submit(intent) {
      if (request.get().status !== 'editing') return;
      const key = newKey();
      // Kept before it is sent: whatever happens to this page, the outcome can be asked for.
      storage.write(pendingKey, key);
      dispatch({ type: 'submitted', key });
      const result = await send(intent, key);
      if (result.ok) {
        finish({ type: 'ordered', order: result.data });
      } else if (result.failure.is === 'refused') {
        finish({ type: 'refused', message: result.failure.message });
      } else if (result.failure.is !== 'aborted') {
        dispatch({ type: 'link-lost' });
        await reconcile(key);
      }
    },
    async resume() {
      const key = storage.read(pendingKey);
      if (typeof key !== 'string' || request.get().status !== 'editing') return;
      dispatch({ type: 'submitted', key });
      dispatch({ type: 'link-lost' });
      await reconcile(key);
    },
    dismiss() {
      dispatch({ type: 'dismissed' });
    },
  };
}
