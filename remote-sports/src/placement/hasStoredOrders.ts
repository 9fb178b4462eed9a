import type { NamespacedStorage } from '@site/shared/contract';
import { holdsRecentKeys } from '@site/shared/keyed-request';

/** The name of their list among the pending keys of the device. */
export const PENDING_ORDERS = 'bet';

/** Returns true if this device may hold orders whose outcome is unknown or new; their codec tells whose they are. */
export function hasStoredOrders(storage: NamespacedStorage): boolean {
  return holdsRecentKeys(storage, PENDING_ORDERS);
}
