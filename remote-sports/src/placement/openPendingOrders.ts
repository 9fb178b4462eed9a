import type { NamespacedStorage } from '@site/shared/contract';
import { createPendingKeys } from '@site/shared/keyed-request';
import type { PendingOrders } from './createPlacementDriver';
import { olderKeyOf, PENDING_ORDERS } from './hasStoredOrders';
import { orderToStorage, parseOrder, parseOrders } from './storedOrderCodec';

/** The pending orders of one member on this device. Tabs share the list, and none loses what another has added. */
export function openPendingOrders(storage: NamespacedStorage, owner: string): PendingOrders & { dispose(): void } {
  const pendingKeys = createPendingKeys<unknown>({ storage, name: PENDING_ORDERS, memberId: () => owner, parseSubject: (kept) => kept });
  const isOwn = (order: { readonly owner: string } | undefined) => order?.owner === owner;
  const add: PendingOrders['add'] = (order) => {
    pendingKeys.add({ key: order.key, subject: orderToStorage(order) });
  };

  const olderKey = olderKeyOf(owner);
  const older = storage.read(olderKey);
  if (older !== undefined) {
    for (const order of parseOrders(older).filter(isOwn)) add(order);
    storage.remove(olderKey);
  }

  return {
    list: () =>
      pendingKeys.list().flatMap(({ subject }) => {
        const order = parseOrder(subject);
        return order && isOwn(order) ? [order] : [];
      }),
    add,
    remove: (key) => {
      pendingKeys.remove(key);
    },
    dispose: pendingKeys.dispose,
  };
}
