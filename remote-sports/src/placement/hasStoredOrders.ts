import type { NamespacedStorage } from '@site/shared/contract';
import { holdsRecentKeys } from '@site/shared/keyed-request';

/** The name of their list among the pending keys of the device. */
export const PENDING_ORDERS = 'bet';

/** Older builds kept them under a key per member. */
export function olderKeyOf(owner: string): string {
  return `order.${owner}`;
}

/** Returns true if this device may hold orders of the member whose outcome is unknown or new; their codec tells which. */
export function hasStoredOrders(storage: NamespacedStorage, owner: string): boolean {
  return holdsRecentKeys(storage, PENDING_ORDERS) || storage.read(olderKeyOf(owner)) !== undefined;
}
