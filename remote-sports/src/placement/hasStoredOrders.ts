import type { NamespacedStorage } from '@site/shared/contract';
import { holdsRecentKeys } from '@site/shared/keyed-request';

/** Name of the list of bet orders among the pending keys of the device. */
export const PENDING_ORDERS = 'bet';

/**
 * Returns true when this device may hold orders with an unknown or recent outcome. Only their codec can decide which
 * member they belong to.
 */
export function hasStoredOrders(storage: NamespacedStorage): boolean {
  return holdsRecentKeys(storage, PENDING_ORDERS);
}
