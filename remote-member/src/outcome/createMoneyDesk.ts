import { createCell, type CallResult, type Readable } from '@site/shared/contract';
import { CHECK_DELAYS_MS } from './limits';
import { advance, isUnderWay, type MoneyEvent, type MoneyRequest } from './moneyRequest';

export interface MoneyDeskParts<Order, Receipt> {
  readonly send: (order: Order, key: string) => Promise<CallResult<Receipt>>;
  /** What became of it; `undefined` where nothing was paid, and nothing will be under this key. */
  readonly ask: (order: Order, key: string) => Promise<CallResult<Receipt | undefined>>;
  readonly newKey: () => string;
  /** Resolves after the delay, and never once the view has ended. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Where something is claimed or exchanged: drives the request machine. */
export interface MoneyDesk<Order, Receipt> {
  readonly request: Readable<MoneyRequest<Order, Receipt>>;
  /** Ignored while another is under way. */
  readonly press: (order: Order) => Promise<void>;
}

export function createMoneyDesk<Order, Receipt>({ send, ask, newKey, wait }: MoneyDeskParts<Order, Receipt>): MoneyDesk<Order, Receipt> {
  const request = createCell<MoneyRequest<Order, Receipt>>({ status: 'idle' });
  const dispatch = (event: MoneyEvent<Order, Receipt>) => {
    request.set(advance(request.get(), event));
  };

  /** Asks until there is an answer. */
  async function check(order: Order, key: string): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const result = await ask(order, key);
      if (result.ok) {
        dispatch(result.data === undefined ? { type: 'not-paid' } : { type: 'paid', receipt: result.data });
        return;
      }
      if (result.failure.is === 'aborted') return;
      if (result.failure.is === 'refused') {
        dispatch({ type: 'refused', message: result.failure.message });
        return;
      }
      await wait(CHECK_DELAYS_MS[Math.min(attempt, CHECK_DELAYS_MS.length - 1)] ?? 0);
    }
  }

  return {
    request,
    async press(order) {
      if (isUnderWay(request.get())) return;
      dispatch({ type: 'pressed', order });
      const key = newKey();
      const result = await send(order, key);
      if (result.ok) {
        dispatch({ type: 'paid', receipt: result.data });
      } else if (result.failure.is === 'refused') {
        dispatch({ type: 'refused', message: result.failure.message });
      } else if (result.failure.is !== 'aborted') {
        dispatch({ type: 'link-lost' });
        await check(order, key);
      }
    },
  };
}
