import fc from 'fast-check';
import { mustBeFen } from '../money/fen';
import { mustParsePrice } from '@site/testing/mustParsePrice';
import { readVectors } from '@site/testing/vectors';
import { potentialReturn, risk, toWin } from './stakeAmounts';
import type { OddsFormat } from './price';

const singles = readVectors('settlement', ['id', 'odds_type', 'price', 'stake_fen', 'risk_fen', 'to_win_fen']).filter(
  (row) => row.to_win_fen !== '',
);

describe('risk and to-win', () => {
  it.each(singles)('vector $id: $stake_fen fen at $odds_type $price', (row) => {
    const price = mustParsePrice(row.odds_type as OddsFormat, row.price);
    const stake = mustBeFen(Number(row.stake_fen));

    expect(risk(price, stake)).toBe(Number(row.risk_fen));
    expect(toWin(price, stake)).toBe(Number(row.to_win_fen));
  });

  it.each<[OddsFormat, string, number, number, number]>([
    ['M', '-0.80', 10_000, 8000, 10_000],
    ['M', '-0.83', 101, 84, 101],
    ['I', '-1.06', 10_000, 10_600, 10_000],
    ['H', '0.333', 100, 100, 33],
    ['E', '1.95', 10_000, 10_000, 9500],
    ['A', '150', 10_000, 10_000, 15_000],
    ['A', '-125', 10_000, 10_000, 8000],
    ['A', '-121', 101, 101, 83],
  ])('%s %s and %i fen: risk %i raised, to-win %i cut [R-ODDS-08]', (format, text, stake, held, won) => {
    const price = mustParsePrice(format, text);

    expect(risk(price, mustBeFen(stake))).toBe(held);
    expect(toWin(price, mustBeFen(stake))).toBe(won);
    expect(potentialReturn(price, mustBeFen(stake))).toBe(held + won);
  });

  // Written in four formats, the same price has different risks, but the same winnings per yuan of risk.
  it('win the same per yuan of risk for one price in all four formats [R-ODDS-08]', () => {
    const written = [mustParsePrice('E', '2.25'), mustParsePrice('H', '1.25'), mustParsePrice('M', '-0.80'), mustParsePrice('I', '1.25')];
    const stake = mustBeFen(10_000);

    expect(written.map((price) => [risk(price, stake), toWin(price, stake)])).toEqual([
      [10_000, 12_500],
      [10_000, 12_500],
      [8_000, 10_000],
      [10_000, 12_500],
    ]);
  });

  it('never wins more than a finer stake split in two would, and never risks less', () => {
    const prices = fc.constantFrom(mustParsePrice('H', '0.937'), mustParsePrice('M', '-0.83'), mustParsePrice('E', '2.13'));
    const stakes = fc.integer({ min: 0, max: 10_000_000 });

    fc.assert(
      fc.property(prices, stakes, stakes, (price, a, b) => {
        const [left, right, both] = [mustBeFen(a), mustBeFen(b), mustBeFen(a + b)];
        expect(toWin(price, both)).toBeGreaterThanOrEqual(toWin(price, left) + toWin(price, right));
        expect(risk(price, both)).toBeLessThanOrEqual(risk(price, left) + risk(price, right));
      }),
    );
  });
});
