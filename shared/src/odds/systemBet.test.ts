import { mustBeFen } from '../money/fen';
import { mustParsePrice } from '@site/testing/mustParsePrice';
import { readVectors } from '@site/testing/vectors';
import { systemFolds, systemLines, systemReturn, systemRisk, systemsFor } from './systemBet';
import type { SystemBet } from './systemBet';

const rows = readVectors('systems', [
  ...(['id', 'system', 'selections', 'folds', 'lines', 'unit_stake_fen', 'total_stake_fen', 'legs', 'payout_fen'] as const),
]);

describe('system bets', () => {
  it.each(rows)('vector $id: $system holds $lines lines', (row) => {
    const system = systemOf(row);

    expect(systemFolds(system).join('+')).toBe(row.folds);
    expect(systemLines(system)).toBe(Number(row.lines));
    expect(systemRisk(system, mustBeFen(Number(row.unit_stake_fen)))).toBe(Number(row.total_stake_fen));
  });

  it.each(rows.filter(({ legs }) => /^(?:\S+:W ?)+$/.test(legs)))('vector $id: $system with every leg won pays $payout_fen', (row) => {
    const legs = row.legs.split(' ').map((leg) => mustParsePrice('H', leg.replace(/:.*/, '')));

    expect(systemReturn(systemOf(row), mustBeFen(Number(row.unit_stake_fen)), legs)).toBe(Number(row.payout_fen));
  });

  it('covers each row of the table', () => {
    expect(rows).toHaveLength(43);
  });

  it.each([
    [2, 0],
    [3, 2],
    [8, 7],
    [9, 7],
    [10, 8],
    [11, 0],
  ])('offers for %i selections %i systems', (selections, count) => {
    expect(systemsFor(selections)).toHaveLength(count);
  });

  it('refuses prices that are not one per selection', () => {
    expect(() => systemReturn({ kind: 'named', selections: 3 }, mustBeFen(100), [mustParsePrice('H', '0.95')])).toThrow(RangeError);
  });
});

function systemOf({ system, selections }: { readonly system: string; readonly selections: string }): SystemBet {
  const fold = /^(\d+)-of-/.exec(system)?.[1];
  return fold === undefined
    ? { kind: 'named', selections: Number(selections) }
    : { kind: 'k-of-n', fold: Number(fold), selections: Number(selections) };
}
