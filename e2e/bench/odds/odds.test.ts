import { check } from '@site/shared/wire/schema';
import { matchSchema } from '@site/shared/wire/matches';
import { percentile } from '../statistics';
import { findFault } from './checkRows';
import { createOddsBoard, nameOf, shownPricesOf } from './createOddsBoard';
import { PRICES_PER_MATCH } from './load';
import type { Measured } from './measureVariant';
import { toFigures, toFigureTable, toVerdicts, toVerdictTable } from './oddsReport';

const NOW = Date.UTC(2026, 10, 21, 11, 0, 0);
const aBoard = (seed = 1) => createOddsBoard({ matches: 40, seed, nowMs: NOW });

describe('the board of the bench', () => {
  it('has matches in play with thirty prices each, as the wire has them', () => {
    for (const match of aBoard().matches()) {
      expect(check(matchSchema, match).issues).toBeUndefined();
      expect(match.markets.flatMap(({ prices }) => prices)).toHaveLength(PRICES_PER_MATCH);
      expect(shownPricesOf(match)).toHaveLength(14);
    }
  });

  it('is the same for the same seed, and so are its changes', () => {
    const [one, other, another] = [aBoard(), aBoard(), aBoard(2)];
    expect(one.movePrices(100)).toEqual(other.movePrices(100));
    expect(one.shownPrices()).toEqual(other.shownPrices());
    expect(one.shownPrices()).not.toEqual(another.shownPrices());
  });

  it('publishes each changed match once, with the next version and another price', () => {
    const board = aBoard();
    const changes = board.movePrices(60);

    expect(new Set(changes.map(({ gameId }) => gameId)).size).toBe(changes.length);
    for (const { gameId, before, after } of changes) {
      expect(after?.match.version).toBe((before?.match.version ?? 0) + 1);
      expect(board.find(gameId)?.match).toBe(after?.match);
      expect(after?.match.markets).not.toEqual(before?.match.markets);
    }
  });

  it('never moves a price to itself, nor a pair past what a valid one sums to', () => {
    const board = aBoard();
    for (let move = 0; move < 500; move += 1) {
      const [change] = board.movePrices(1);
      const [earlier = [], later = []] = [change?.before, change?.after].map((each) =>
        each?.match.markets.flatMap(({ prices }) => prices.map(({ ior }) => ior)),
      );
      expect(later.filter((ior, index) => ior !== earlier[index])).toHaveLength(1);
    }
    const pairs = board.matches().flatMap(({ markets }) => markets.filter(({ format }) => format === 'raw'));
    expect(pairs.every(({ prices: [one, other] }) => Number(one?.ior) + Number(other?.ior) < 2)).toBe(true);
  });
});

describe('the proof that a page shows what was sent', () => {
  const newest = new Map([['甲 v 乙', ['0.90', '0.95']]]);

  it('compares every row with its newest prices', () => {
    expect(findFault([['甲 v 乙', ['0.90', '0.95']]], newest)).toBeUndefined();
    expect(findFault([['甲 v 乙', ['0.90', '0.94']]], newest)).toContain('should show 0.90 0.95');
    expect(findFault([['甲 v 乙', []]], newest)).toContain('should show');
  });

  it('rejects a page without rows, and a row of another match', () => {
    expect(findFault([], newest)).toBe('the page has no row');
    expect(findFault([['甲 v 丙', []]], newest)).toContain('no match of the board');
  });

  it('finds the rows by their teams', () => {
    expect(nameOf({ team_h: '甲', team_c: '乙' })).toBe('甲 v 乙');
  });
});

describe('the report on the board', () => {
  const measured = (id: Measured['id'], changes: Partial<Measured> = {}): Measured => ({
    id,
    name: id,
    threadSeconds: 60,
    changes: 60_000,
    heapBytes: [10_000_000, 10_100_000, 10_200_000],
    rowsInPage: 20,
    scriptMs: 3_000,
    layoutMs: 600,
    taskMs: 6_000,
    frames: [...Array.from({ length: 95 }, () => 16.8), ...Array.from({ length: 5 }, () => 50)],
    longTasks: [],
    ...changes,
  });

  it('says which aims are met', () => {
    const figures = [measured('product'), measured('by-hand', { scriptMs: 2_400 }), measured('ag-grid', { scriptMs: 9_000 })].map(
      toFigures,
    );

    expect(toVerdicts(figures).map(({ value, isMet }) => [value, isMet])).toEqual([
      ['0, longest 0 ms', true],
      ['16.8 ms', true],
      ['2.0 %', true],
      ['1.25', true],
      ['0.33', true],
    ]);
  });

  it('says which are missed, and nothing of pages that were not measured', () => {
    const slow = measured('product', { longTasks: [51, 80], heapBytes: [10, 11], frames: [16.9, 16.9] });

    expect(toVerdicts([toFigures(slow)]).map(({ isMet }) => isMet)).toEqual([false, false, false]);
    expect(toVerdictTable(toVerdicts([toFigures(slow)]))).toContain('| 2, longest 80 ms | missed |');
    expect(toVerdicts([toFigures(measured('ag-grid'))])).toEqual([]);
  });

  it('is a table of the pages side by side', () => {
    const table = toFigureTable([toFigures(measured('product')), toFigures(measured('by-hand'))]);

    expect(table).toContain('| scripting | 50.0 ms | 50.0 ms |');
    expect(table).toContain('| frame p95 / p99 / worst | 16.8 ms / 50.0 ms / 50.0 ms |');
    expect(table).toContain('| heap | 10.0 → 10.1 → 10.2 MB |');
  });

  it.each([
    [[3, 1, 2, 4], 0.95, 4],
    [[1, 2, 3, 4], 0.5, 2],
    [[7], 0, 7],
    [[], 0.95, Number.NaN],
  ])('of %j the share %d is at or below %d', (values, share, value) => {
    expect(percentile(values, share)).toBe(value);
  });
});
