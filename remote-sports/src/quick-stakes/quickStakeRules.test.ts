import { formatYuanInput, mustBeFen } from '@site/shared/money';
import { isFault, parseQuickStakes, quickStakesOf, textsOf, USUAL_QUICK_STAKES } from './quickStakeRules';

describe('stored quick stakes', () => {
  it.each([
    ['nothing', undefined],
    ['no list', { stakes: [10_000] }],
    ['an empty list', []],
    ['more than fit', [1_000, 2_000, 3_000, 4_000, 5_000]],
    ['a text', ['100']],
    ['part of a yuan', [10_050]],
    ['less than any bet takes', [100]],
    ['more than any bet takes', [5_000_100]],
    ['no number', [Number.NaN]],
    ['no sum', [10_000, null]],
  ])('treats %s as the default stakes', (_, kept) => {
    expect(parseQuickStakes(kept)).toBe(USUAL_QUICK_STAKES);
  });

  it('sorts the stored stakes and removes duplicates', () => {
    expect(parseQuickStakes([50_000, 2_000, 50_000])).toEqual([2_000, 50_000]);
  });
});

describe('typed quick stakes', () => {
  it('omits empty fields', () => {
    expect(quickStakesOf(['300', '', '20', ''])).toEqual([2_000, 30_000]);
    expect(quickStakesOf(['', '', '', ''])).toBeUndefined();
  });

  it.each(['1', '50001', '0', '20.5', 'x'])('reports %s as a fault', (text) => {
    expect(isFault(text)).toBe(true);
    expect(quickStakesOf(['100', text])).toBeUndefined();
  });

  it.each(['2', '50000', ''])('accepts %j', (text) => {
    expect(isFault(text)).toBe(false);
  });

  it('shows the chosen stakes again for editing', () => {
    const yuan = [2, 7, 20, 300, 4_000, 49_999, 50_000];
    for (const one of yuan) {
      for (const other of yuan) {
        const chosen = quickStakesOf([one, other].map((each) => formatYuanInput(mustBeFen(each * 100))));
        expect(chosen && parseQuickStakes(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
        expect(chosen && quickStakesOf(textsOf(chosen))).toEqual(chosen);
      }
    }
  });
});
