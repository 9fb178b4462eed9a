import { anEntry, aLeg, anOffer, anOrder, aPrice } from '../testing/builders';
import type { BetOrder } from '../slip/types';
import { orderToStorage, parseOrder } from './storedOrderCodec';

const throughStorage = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const malay = anEntry({ seen: { ...anEntry().seen, price: anOffer('M', '-0.80') } });
const legs = ['7', '8', '9'].map((matchId) => aLeg(anEntry({ matchId }), aPrice('H', '1.05')));

describe('an order on this device', () => {
  it.each<[string, BetOrder]>([
    ['a single', anOrder({ legs: [aLeg(malay, aPrice('M', '-0.80'))] })],
    ['a parlay', anOrder({ kind: { kind: 'parlay' }, legs })],
    ['selections of one match', anOrder({ kind: { kind: 'builder' }, legs })],
    ['a named system', anOrder({ kind: { kind: 'system', system: { kind: 'named', selections: 3 } }, legs })],
    ['folds of one size', anOrder({ kind: { kind: 'system', system: { kind: 'k-of-n', fold: 2, selections: 3 } }, legs })],
  ])('reads an order as it was written: %s', (_name, order) => {
    expect(parseOrder(throughStorage(orderToStorage(order)))).toEqual(order);
  });

  it.each([
    ['its key', { key: 'no key' }],
    ['its stake', { stake: 100 }],
    ['its combination', { bet: 'all-folds' }],
    ['its legs', { legs: [] }],
  ])('drops an order that was tampered with at %s', (_name, change) => {
    expect(parseOrder({ ...orderToStorage(anOrder()), ...change })).toBeUndefined();
  });
});
