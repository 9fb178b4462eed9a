import { createFakeServices } from '@site/testing';
import { anOrder } from '../testing/builders';
import type { PlacementKey } from '../slip/types';
import { openPendingOrders } from './openPendingOrders';
import { orderToStorage } from './storedOrderCodec';

const OWNER = anOrder().owner;
const OTHER = anOrder({ key: '11111111-1111-4111-8111-111111111111' as PlacementKey });
const LIST = 'pending-keys-bet';

describe('pending orders', () => {
  it('lists pending orders until they are removed, also from another view', () => {
    const { storage } = createFakeServices().services;
    openPendingOrders(storage, OWNER).add(anOrder());
    const next = openPendingOrders(storage, OWNER);
    expect(next.list()).toEqual([anOrder()]);

    next.remove(anOrder().key);
    expect(next.list()).toEqual([]);
    expect(storage.read(LIST)).toBeUndefined();
  });

  it('keeps pending orders when another tab writes an older list', () => {
    const host = createFakeServices();
    const orders = openPendingOrders(host.services.storage, OWNER);
    orders.add(anOrder());
    host.writeElsewhere(LIST, [{ key: OTHER.key, memberId: OWNER, subject: orderToStorage(OTHER) }]);

    expect(orders.list()).toEqual([OTHER, anOrder()]);
  });

  it('hides pending orders from another member', () => {
    const { storage } = createFakeServices().services;
    openPendingOrders(storage, OWNER).add(anOrder());

    expect(openPendingOrders(storage, '20002').list()).toEqual([]);
    expect(openPendingOrders(storage, OWNER).list()).toEqual([anOrder()]);
  });

  it('drops orders that were tampered with', () => {
    const { storage } = createFakeServices().services;
    const spoilt = { ...orderToStorage(OTHER), stake: 100 };
    storage.write(LIST, [
      { key: OTHER.key, memberId: OWNER, subject: spoilt },
      { key: anOrder().key, memberId: OWNER, subject: orderToStorage(anOrder()) },
    ]);

    expect(openPendingOrders(storage, OWNER).list()).toEqual([anOrder()]);
  });
});
