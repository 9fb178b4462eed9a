import { rational } from '../exact-arithmetic/rational';
import { payoutLimit } from './limits';
import { lowestClass, payoutClassOf } from './payoutClass';

describe('the class a bet belongs to', () => {
  it.each([
    ['FT', 'R', 'football'],
    ['VF', 'R', 'football'],
    ['BK', 'R0', 'basketball'],
    ['TN', 'R6', 'tennis'],
    ['BS', 'R0', 'baseball'],
    ['VB', 'R0', 'volleyball'],
    ['OP', 'M0', 'ice-hockey'],
    ['SK', 'R0', 'other-sports'],
    ['TT', 'R6', 'other-sports'],
    ['FS', 'FS', 'other-sports'],
    ['FT', 'AR', 'new-markets'],
    ['FT', 'FOU', 'new-markets'],
  ])('%s %s is %s', (sport, market, expected) => {
    expect(payoutClassOf(sport, market)).toBe(expected);
  });

  it('is for several legs the one that may win least', () => {
    expect(lowestClass(['basketball'])).toBe('basketball');
    expect(lowestClass(['football', 'basketball'])).toBe('football');
    expect(lowestClass(['basketball', 'tennis', 'football'])).toBe('tennis');
    expect(lowestClass(['tennis', 'new-markets', 'other-sports'])).toBe('new-markets');
  });

  it('limits new markets to 177 500 yuan at 7.1000 [R-PAYOUT-10]', () => {
    expect(payoutLimit('new-markets', rational(71n, 10n))).toBe(17_750_000n);
  });
});
