import { marketFromWire, selectionKey, type Selection } from '@site/shared/betting';
import { scoreMatrix } from './scoreMatrix';

const selection = (r: string): Selection => ({
  key: selectionKey({ gameId: '70', w: 'PD', r }),
  side: marketFromWire('PD', r).side,
  line: undefined,
  price: undefined,
});
const keysOf = (cells: readonly (Selection | undefined)[]) => cells.map((cell) => cell?.key.slice('70/PD/'.length));

it('lists home goals down and away goals across, and any other score separately', () => {
  const { columns, rows, others } = scoreMatrix(['H1C0', 'H0C0', 'H0C1', 'H1C1', 'H0C2', 'OVH'].map(selection));

  expect(columns).toEqual([0, 1, 2]);
  expect(rows.map(({ goals, cells }) => [goals, keysOf(cells)])).toEqual([
    [0, ['H0C0', 'H0C1', 'H0C2']],
    [1, ['H1C0', 'H1C1', undefined]],
  ]);
  expect(keysOf(others)).toEqual(['OVH']);
});

it('returns an empty matrix when there are no scores', () => {
  expect(scoreMatrix([])).toEqual({ columns: [], rows: [], others: [] });
});
