import { anEntry, aLeg, anOffer, anOrder, aPrice } from '../testing/builders';
import type { BetOrder } from '../slip/types';
import { entryToStorage } from '../slip/storedEntryCodec';
import { orderToStorage, parseOrder, parseOrders } from './storedOrderCodec';

const throughStorage = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const malay = anEntry({ seen: { ...anEntry().seen, price: anOffer('M', '-0.80') } });
const legs = ['7', '8', '9'].map((matchId) => aLeg(anEntry({ matchId }), aPrice('H', '1.05')));

describe('an order on this device', () => {
  it.each<[string, BetOrder]>([
    ['a single', anOrder({ legs: [aLeg(malay, aPrice('M', '-0.80'))] })],
    ['a parlay', anOrder({ kind: { kind: 'parlay' }, legs })],
    ['a named system', anOrder({ kind: { kind: 'system', system: { kind: 'named', selections: 3 } }, legs })],
    ['folds of one size', anOrder({ kind: { kind: 'system', system: { kind: 'k-of-n', fold: 2, selections: 3 } }, legs })],
  ])('is read as it was written: %s', (_name, order) => {
    expect(parseOrder(throughStorage(orderToStorage(order)))).toEqual(order);
  });

  it('is read from the version that kept one single', () => {
    const { legs: _legs, kind: _kind, ...rest } = anOrder();
    const first = {
      v: 1,
      ...rest,
      entry: entryToStorage(anEntry(), false),
      line: -2,
      price: { format: 'H', text: '0.98' },
      stake: '100.00',
      risk: '100.00',
      toWin: '98.00',
    };

    expect(parseOrders(throughStorage(first))).toEqual([anOrder()]);
  });

  it.each([
    ['nothing', undefined],
    ['no list', {}],
    ['another version', { ...asStored(), v: 99 }],
  ])('is none in a list of an older build that is %s', (_name, stored) => {
    expect(parseOrders(stored)).toEqual([]);
  });

  it.each([
    ['its key', { key: 'no key' }],
    ['its stake', { stake: 100 }],
    ['its combination', { bet: 'all-folds' }],
    ['its legs', { legs: [] }],
  ])('is read from a list in which another was tampered with at %s', (_name, change) => {
    const { orders } = asStored();

    expect(parseOrders({ v: 2, orders: [{ ...orders[0], ...change }, orders[0]] })).toEqual([anOrder()]);
  });
});

function asStored(): { orders: object[] } {
  return throughStorage({ v: 2, orders: [orderToStorage(anOrder())] }) as { orders: object[] };
}
