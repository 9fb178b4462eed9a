import type { NamespacedStorage } from '@site/shared/contract';
import { createPendingKeys } from '@site/shared/keyed-request';
import type { PendingOrders } from './createPlacementDriver';
import { PENDING_ORDERS } from './hasStoredOrders';
import { orderToStorage, parseOrder } from './storedOrderCodec';

/**
 * Opens the pending orders of one member on this device. Tabs share the list, and no tab loses an order another tab has
 * added.
 */
export function openPendingOrders(storage: NamespacedStorage, owner: string): PendingOrders & { dispose(): void } {
  const pendingKeys = createPendingKeys<unknown>({ storage, name: PENDING_ORDERS, memberId: () => owner, parseSubject: (kept) => kept });
  return {
    list: () =>
      pendingKeys.list().flatMap(({ subject }) => {
        const order = parseOrder(subject);
        return order?.owner === owner ? [order] : [];
      }),
    add(order) {
      pendingKeys.add({ key: order.key, subject: orderToStorage(order) });
    },
    remove: (key) => {
      pendingKeys.remove(key);
    },
    dispose: pendingKeys.dispose,
  };
}
