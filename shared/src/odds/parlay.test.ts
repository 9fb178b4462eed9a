import { mustBeFen } from '../money/fen';
import { mustParsePrice } from '@site/testing/mustParsePrice';
import { readVectors } from '@site/testing/vectors';
import { formatCombinedPrice, parlayToWin } from './parlay';

const rows = readVectors('parlay', ['id', 'stake_fen', 'legs', 'to_win_fen', 'note']);

describe('parlays', () => {
  it.each(rows)('vector $id: $stake_fen fen on $legs', ({ stake_fen, legs, to_win_fen }) => {
    expect(parlayToWin(mustBeFen(Number(stake_fen)), hongKongPrices(legs))).toBe(Number(to_win_fen));
  });

  it('covers each row of the table', () => {
    expect(rows).toHaveLength(19);
  });

  it('shows the combined price cut to 2 decimals', () => {
    expect(formatCombinedPrice(hongKongPrices('1.13:W 0.90:W 0.45:W'))).toBe('5.86');
  });

  it('groups the thousands of a combined price', () => {
    expect(formatCombinedPrice(hongKongPrices('9.00:W 9.00:W 9.99:W'))).toBe('1,099.00');
    expect(formatCombinedPrice(hongKongPrices('99.00:W 99.00:W 99.00:W 0.50:W'))).toBe('1,500,000.00');
  });

  it('takes European-only legs by their profit', () => {
    expect(parlayToWin(mustBeFen(10_000), [mustParsePrice('E', '3.40'), mustParsePrice('H', '1.00')])).toBe(58_000);
  });
});

function hongKongPrices(legs: string) {
  return legs.split(' ').map((leg) => mustParsePrice('H', leg.replace(/:.*/, '')));
}
