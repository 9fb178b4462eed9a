import { mustBeFen } from './fen';
import { ratio } from './ratio';
import { winByRatio } from './winByRatio';

describe('the win by ratio', () => {
  it('is the stake times the factor, less the stake, cut to a fen [R-SLIP-32]', () => {
    expect(winByRatio(mustBeFen(100_000), ratio(586_815, 100_000))).toBe(486_815);
    expect(winByRatio(mustBeFen(1), ratio(7449, 2000))).toBe(2);
  });

  it('is never below 0 [R-SLIP-31]', () => {
    expect(winByRatio(mustBeFen(10_000), ratio(1, 4))).toBe(0);
    expect(winByRatio(mustBeFen(10_000), ratio(1))).toBe(0);
  });

  it('is 0 if an input is missing', () => {
    expect(winByRatio(undefined, ratio(2))).toBe(0);
    expect(winByRatio(mustBeFen(100), undefined)).toBe(0);
  });
});
