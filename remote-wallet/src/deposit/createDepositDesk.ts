import { createCell, type CallResult, type NamespacedStorage, type Readable } from '@site/shared/contract';
import type { Fen } from '@site/shared/money';
import { reconcileDelayMs } from '../outcome/reconcileDelay';
import { advance, type DepositEvent, type DepositRequest } from './depositRequest';
import type { DepositOrder } from './types';

const PENDING_KEY = 'pending-deposit';

export interface DepositDeskParts {
  readonly pay: (intent: { readonly methodCode: string; readonly amount: Fen; readonly key: string }) => Promise<CallResult<DepositOrder>>;
  /** Asks by key. `undefined` where that key never arrived: the platform has closed it by answering. */
  readonly findByKey: (key: string) => Promise<CallResult<DepositOrder | undefined>>;
  readonly storage: NamespacedStorage;
  readonly newKey: () => string;
  /** Resolves after the delay; rejects or never resolves once the view has ended. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Where a deposit is handed in: drives the request machine, and finds its way back after a lost answer or a reload. */
export interface DepositDesk {
  readonly request: Readable<DepositRequest>;
  readonly submit: (intent: { readonly methodCode: string; readonly amount: Fen }) => Promise<void>;
  /** Takes up a deposit whose answer this device never saw, if there is one. */
  readonly resume: () => Promise<void>;
  readonly dismiss: () => void;
}

export function createDepositDesk({ pay, findByKey, storage, newKey, wait }: DepositDeskParts): DepositDesk {
  const request = createCell<DepositRequest>({ at: 'editing' });
  const dispatch = (event: DepositEvent) => {
    request.set(advance(request.get(), event));
  };
  const finish = (event: DepositEvent) => {
    storage.remove(PENDING_KEY);
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
      if (request.get().at !== 'editing') return;
      const key = newKey();
      // Kept before it is sent: whatever happens to this page, the outcome can be asked for.
      storage.write(PENDING_KEY, key);
      dispatch({ type: 'submitted', key });
      const result = await pay({ ...intent, key });
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
      const key = storage.read(PENDING_KEY);
      if (typeof key !== 'string' || request.get().at !== 'editing') return;
      dispatch({ type: 'submitted', key });
      dispatch({ type: 'link-lost' });
      await reconcile(key);
    },
    dismiss() {
      dispatch({ type: 'dismissed' });
    },
  };
}
