import { mustBeFen } from '@site/shared/money';
import { createFakeServices } from '@site/testing';
import type { CashOutKey, CashOutOrder } from './cashOut';
import { openPendingCashOuts } from './openPendingCashOuts';
import { cashOutToStorage } from './storedCashOutCodec';

const OWNER = '10001';
const LIST = 'pending-keys-cash-out';
const KEYS = ['0b9cf4d2-6a4f-4a37-9b1f-1e3a6c1a2b3c', '11111111-1111-4111-8111-111111111111'] as const;
const [first, second] = KEYS.map((key): CashOutOrder => ({
  key: key as string as CashOutKey,
  owner: OWNER,
  ticketId: 't',
  quoteId: 'q1',
  amount: mustBeFen(10_335),
})) as [CashOutOrder, CashOutOrder];

describe('pending cash-outs', () => {
  it('pending cash-outs of two tabs do not overwrite each other', () => {
    const host = createFakeServices();
    const { storage } = host.services;
    const orders = openPendingCashOuts(storage, OWNER);
    orders.add(first);
    host.writeElsewhere(LIST, [{ key: second.key, memberId: OWNER, subject: cashOutToStorage(second) }]);
    expect(orders.list()).toEqual([second, first]);

    orders.remove(first.key);
    expect(openPendingCashOuts(storage, OWNER).list()).toEqual([second]);
  });

  it('hides pending cash-outs from another member', () => {
    const { storage } = createFakeServices().services;
    openPendingCashOuts(storage, OWNER).add(first);
    expect(openPendingCashOuts(storage, '20002').list()).toEqual([]);
  });
});
