import type { Price } from '../exact-arithmetic/price';
import { rational } from '../exact-arithmetic/rational';
import { readVectors } from '../testing/readVectors';
import { amountsOf, bestWinPerStake, linesOf } from './wager';

const h = (text: string): Price => ({ type: 'H', text });

describe('what a stake risks and may win', () => {
  it('follows the price format for a single', () => {
    const wager = { mode: 'single', folds: null, prices: [{ type: 'M', text: '-0.66' }] } as const;

    expect(amountsOf(wager, 10_001n)).toEqual({ risk: 6_601n, toWin: 10_001n });
    expect(bestWinPerStake(wager)).toEqual(rational(1n));
  });

  it('is the stake for a parlay, in any price format', () => {
    const wager = { mode: 'parlay', folds: null, prices: [h('1.13'), h('0.9'), { type: 'M', text: '0.45' }] } as const;

    expect(amountsOf(wager, 100_000n)).toEqual({ risk: 100_000n, toWin: 486_815n });
    expect(linesOf(wager)).toBe(1);
  });

  it.each(readVectors('systems.csv').map((row) => [`${row['system']} of ${row['selections']}`, row] as const))(
    'is of %s the unit stake on every line',
    (_name, row) => {
      const folds = (row['folds'] ?? '').split('+').map(Number);
      const prices = Array.from({ length: Number(row['selections']) }, () => h('1.00'));
      const wager = { mode: 'system', folds, prices } as const;
      const unit = BigInt(row['unit_stake_fen'] ?? '');
      const best = folds.reduce((sum, size) => sum + choose(prices.length, size) * 2n ** BigInt(size), 0n) * unit;

      expect(linesOf(wager)).toBe(Number(row['lines']));
      expect(amountsOf(wager, unit)).toEqual({
        risk: BigInt(row['total_stake_fen'] ?? ''),
        toWin: best - BigInt(row['total_stake_fen'] ?? ''),
      });
    },
  );

  it('is unknown while a leg has no price', () => {
    const wager = { mode: 'parlay', folds: null, prices: [h('1.13'), h('')] } as const;

    expect(amountsOf(wager, 100n)).toBeUndefined();
    expect(bestWinPerStake(wager)).toBeUndefined();
  });
});

function choose(count: number, size: number): bigint {
  return size === 0 ? 1n : (choose(count - 1, size - 1) * BigInt(count)) / BigInt(size);
}
