import type { NamespacedStorage } from '@site/shared/contract';
import { createPendingKeys } from '@site/shared/keyed-request';
import type { PendingCashOuts } from './createCashOutDriver';
import { cashOutToStorage, parseCashOut } from './storedCashOutCodec';

/** Name of the list of cash-outs among the pending keys of the device. */
export const PENDING_CASH_OUTS = 'cash-out';

/**
 * Opens the pending cash-outs of one member on this device. Tabs share the list, and no tab loses an order another tab
 * has added.
 */
export function openPendingCashOuts(storage: NamespacedStorage, owner: string): PendingCashOuts & { dispose(): void } {
  const pendingKeys = createPendingKeys<unknown>({ storage, name: PENDING_CASH_OUTS, memberId: () => owner, parseSubject: (kept) => kept });
  const parseOwn = (kept: unknown) => {
    const order = parseCashOut(kept);
    return order?.owner === owner ? order : undefined;
  };
  return {
    list: () => pendingKeys.list().flatMap(({ subject }) => parseOwn(subject) ?? []),
    add(order) {
      pendingKeys.add({ key: order.key, subject: cashOutToStorage(order) });
    },
    remove: (key) => {
      pendingKeys.remove(key);
    },
    dispose: pendingKeys.dispose,
  };
}
