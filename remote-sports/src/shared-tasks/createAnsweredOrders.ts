import type { NamespacedStorage } from '@site/shared/contract';
import { createAnsweredKeys, lockKey, type Refusal } from '@site/shared/keyed-request';

/** Orders of one member whose outcome an earlier page received within the last minute. */
export interface AnsweredOrders<Order> {
  /** Returns the orders, oldest first. */
  list(): readonly { readonly order: Order; readonly refusal?: Refusal }[];
  keep(order: Order, refusal?: Refusal): void;
  /** Runs `show` when no other page shows this order. */
  recall(key: string, show: () => void): void;
  forget(key: string): void;
}

interface AnsweredOrdersOptions<Order> {
  readonly storage: NamespacedStorage;
  readonly name: string;
  readonly owner: string;
  readonly toStorage: (order: Order) => unknown;
  readonly parse: (stored: unknown) => Order | undefined;
  readonly now: () => number;
}

export function createAnsweredOrders<Order extends { readonly key: string; readonly owner: string }>(
  options: AnsweredOrdersOptions<Order>,
): AnsweredOrders<Order> & { dispose(): void } {
  const { storage, name, owner, toStorage, parse, now } = options;
  const { list, keep, recall, forget, dispose } = createAnsweredKeys<unknown>({
    storage,
    name,
    memberId: () => owner,
    parseSubject: (kept) => kept,
    lock: lockKey,
    now,
  });
  return {
    list: () =>
      list().flatMap(({ subject, refusal }) => {
        const order = parse(subject);
        return order?.owner === owner ? [{ order, ...(refusal && { refusal }) }] : [];
      }),
    keep(order, refusal) {
      keep({ key: order.key, subject: toStorage(order), ...(refusal && { refusal }) });
    },
    recall,
    forget,
    dispose,
  };
}
