import { mustBeFen } from '@site/shared/money';
import { parseQuickBet, readQuickBet, USUAL_QUICK_BET } from './quickBetRules';

describe('the stored quick-bet setting', () => {
  const kept = { isOn: true, stake: 5_000, limit: 20_000 };

  it('restores the stored setting', () => {
    expect(parseQuickBet(kept)).toEqual(kept);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'on'],
    ['a stake above the limit', { ...kept, stake: 20_100 }],
    ['a stake below the lowest of a single', { ...kept, stake: 900 }],
    ['a limit above the highest stake', { ...kept, limit: 5_000_100 }],
    ['part of a yuan', { ...kept, stake: 5_050 }],
    ['no sum', { ...kept, limit: null }],
    ['neither on nor off', { ...kept, isOn: 'yes' }],
  ])('turns quick bet off where the stored setting is %s', (_, value) => {
    expect(parseQuickBet(value)).toBe(USUAL_QUICK_BET);
    expect(USUAL_QUICK_BET.isOn).toBe(false);
  });
});

describe('the typed quick-bet setting', () => {
  it('turns quick bet on', () => {
    expect(readQuickBet('30', '100')).toEqual({ choice: { isOn: true, stake: mustBeFen(3_000), limit: mustBeFen(10_000) } });
  });

  it.each([
    ['9', '100', { stake: 'range' }],
    ['30', '50001', { limit: 'range' }],
    ['', '', { stake: 'range', limit: 'range' }],
    ['101', '100', { stake: 'above-limit' }],
  ])('reports the faults of stake %j with limit %j', (stake, limit, faults) => {
    expect(readQuickBet(stake, limit)).toEqual({ faults });
  });
});
