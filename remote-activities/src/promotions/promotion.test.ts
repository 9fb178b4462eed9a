import { aPromotion } from '../testing/builders';
import { categoryCounts, findPromotion, promotionsIn } from './promotion';
import { periodOf } from './promotionPeriod';

const HOUR_MS = 3_600_000;

describe('the filter of the promotions', () => {
  const promotions = [
    aPromotion({ id: '1', category: 'daily' }),
    aPromotion({ id: '2', category: 'sports' }),
    aPromotion({ id: '3', category: 'daily' }),
  ];

  it('offers the categories that have promotions, in their order', () => {
    expect(categoryCounts(promotions)).toEqual([
      { filter: 'all', count: 3 },
      { filter: 'sports', count: 1 },
      { filter: 'daily', count: 2 },
    ]);
  });

  it('keeps the operator’s order', () => {
    expect(promotionsIn('daily', promotions).map(({ id }) => id)).toEqual(['1', '3']);
    expect(promotionsIn('all', promotions)).toHaveLength(3);
  });
});

describe('the promotion an address names', () => {
  const promotions = [aPromotion({ id: '1', kind: 'signGift' }), aPromotion({ id: '2', kind: 'newTask' })];

  it('is the one of that id and kind', () => {
    expect(findPromotion(promotions, { id: '2', kind: 'newTask' })?.id).toBe('2');
    expect(findPromotion(promotions, { id: '2', kind: 'signGift' })).toBeUndefined();
    expect(findPromotion(promotions, { id: undefined, kind: 'signGift' })).toBeUndefined();
  });
});

describe('the period of a promotion', () => {
  it.each([
    [undefined, { kind: 'lasting' }],
    [7 * 24 * HOUR_MS + 1, { kind: 'running' }],
    [7 * 24 * HOUR_MS, { kind: 'ending', days: 7 }],
    [36 * HOUR_MS, { kind: 'ending', days: 2 }],
    [1, { kind: 'ending', days: 1 }],
    [0, { kind: 'ended' }],
  ])('with an end in %s ms', (endsAt, period) => {
    expect(periodOf({ endsAt }, 0)).toEqual(period);
  });
});
