import { assertNever } from '@site/shared/assert';
import { createCell, type CallFailure, type CallResult, type NamespacedStorage, type Readable } from '@site/shared/contract';
import type { Fen } from '@site/shared/money';
import { RECONCILE_DELAYS_MS } from './limits';
import { advanceTransfer, type TransferEvent, type TransferKey, type TransferState } from './transferState';

const PENDING_KEY = 'pending-transfer';

/** Money to bring into a venue. */
export interface TransferIntent extends TransferKey {
  readonly amount: Fen;
}

export type TransferOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'warned'; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

export interface TransferDeskParts {
  readonly transfer: (intent: TransferIntent) => Promise<TransferOutcome>;
  /** Asks by key. `closed`: it never arrived, and asking has closed the key for ever. */
  readonly findByKey: (key: string) => Promise<CallResult<'done' | 'closed'>>;
  readonly storage: NamespacedStorage;
  /** Whose transfers are taken up again. */
  readonly userId: string;
  readonly newKey: () => string;
  /** Resolves after the delay; never once the view has ended. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Where money for a venue is handed in: drives the transfer, and finds its way back after a lost answer or a reload. */
export interface TransferDesk {
  readonly state: Readable<TransferState>;
  readonly submit: (wish: { readonly enName: string; readonly amount: Fen }) => Promise<void>;
  /** Takes up a transfer whose answer this device never saw, if there is one. */
  readonly resume: () => Promise<void>;
  readonly dismiss: () => void;
}

export function createTransferDesk({ transfer, findByKey, storage, userId, newKey, wait }: TransferDeskParts): TransferDesk {
  const state = createCell<TransferState>({ status: 'editing' });
  const dispatch = (event: TransferEvent) => {
    state.set(advanceTransfer(state.get(), event));
  };
  const finish = (event: TransferEvent) => {
    storage.remove(PENDING_KEY);
    dispatch(event);
  };

  async function reconcile(key: string): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const result = await findByKey(key);
      if (result.ok) {
        finish({ type: result.data === 'done' ? 'done' : 'never-arrived' });
        return;
      }
      if (result.failure.is === 'aborted') return;
      await wait(RECONCILE_DELAYS_MS[Math.min(attempt, RECONCILE_DELAYS_MS.length - 1)] ?? 0);
    }
  }

  async function handleFailure(failure: CallFailure, key: string): Promise<void> {
    if (failure.is === 'refused') {
      finish({ type: 'refused', failure });
    } else if (failure.is !== 'aborted') {
      dispatch({ type: 'link-lost' });
      await reconcile(key);
    }
  }

  return {
    state,
    async submit({ enName, amount }) {
      if (state.get().status !== 'editing') return;
      const intent = { key: newKey(), enName, amount };
      // Kept before it is sent: whatever happens to this page, the outcome can be asked for.
      storage.write(PENDING_KEY, { key: intent.key, enName, userId });
      dispatch({ type: 'submitted', intent });
      const outcome = await transfer(intent);
      switch (outcome.kind) {
        case 'done':
          finish({ type: 'done' });
          return;
        case 'warned':
          finish({ type: 'warned', message: outcome.message });
          return;
        case 'failed':
          await handleFailure(outcome.failure, intent.key);
          return;
        default:
          assertNever(outcome);
      }
    },
    async resume() {
      const pending = parsePending(storage.read(PENDING_KEY), userId);
      if (!pending || state.get().status !== 'editing') return;
      dispatch({ type: 'submitted', intent: pending });
      dispatch({ type: 'link-lost' });
      await reconcile(pending.key);
    },
    dismiss() {
      dispatch({ type: 'dismissed' });
    },
  };
}

function parsePending(kept: unknown, userId: string): TransferKey | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { key, enName, userId: owner } = kept as Partial<Record<'key' | 'enName' | 'userId', unknown>>;
  return typeof key === 'string' && typeof enName === 'string' && owner === userId ? { key, enName } : undefined;
}
