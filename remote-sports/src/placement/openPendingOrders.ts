import type { HostServices } from '@site/shared/contract';
import { ordersToStorage, parseOrders } from './storedOrderCodec';
import type { PlacementDependencies } from './createPlacementDriver';
import type { BetOrder } from '../slip/types';

/** Where the bets of one member on their way are kept on this device. Tabs share it: what another has put there is left in its place. */
export function createOrderShelf(
  storage: HostServices['storage'],
  owner: string,
): Pick<PlacementDependencies, 'remember' | 'forget' | 'recall'> {
  const key = `order.${owner}`;
  const read = () => parseOrders(storage.read(key)).filter((order) => order.owner === owner);
  const write = (orders: readonly BetOrder[]) => {
    if (orders.length === 0) storage.remove(key);
    else storage.write(key, ordersToStorage(orders));
  };
  return {
    remember: (order) => {
      write([...read().filter((kept) => kept.key !== order.key), order]);
    },
    forget: (orderKey) => {
      write(read().filter((kept) => kept.key !== orderKey));
    },
    recall: read,
  };
}
