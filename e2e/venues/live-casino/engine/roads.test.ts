import { readResults, writeResults, type RoadResult } from './results';
import { beadRoad, bigRoad, derivedRoad, type LookBack } from './roads';

const LETTERS = { B: 'banker', P: 'player', T: 'tie' } as const;

/** Builds results from the winners in order: `BBPT`. */
function results(text: string): readonly RoadResult[] {
  return text.split('').map((letter) => ({ winner: LETTERS[letter as keyof typeof LETTERS], playerPair: false, bankerPair: false }));
}

/** Lists the positions of the cells in order: `0,0 0,1`. */
function places(cells: readonly { readonly column: number; readonly row: number }[]): string {
  return cells.map(({ column, row }) => `${String(column)},${String(row)}`).join(' ');
}

function tints(text: string, back: LookBack): string {
  return derivedRoad(results(text), back)
    .map(({ tint }) => (tint === 'red' ? 'r' : 'b'))
    .join('');
}

describe('the bead road', () => {
  it('goes down six rows, ties and pairs included', () => {
    const cells = beadRoad([...results('BPTBBPT'), { winner: 'banker', playerPair: true, bankerPair: false }]);

    expect(places(cells)).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,0 1,1');
    expect(cells[2]?.winner).toBe('tie');
    expect(cells[7]).toMatchObject({ winner: 'banker', playerPair: true });
  });
});

describe('the big road', () => {
  it.each([
    ['nothing', '', ''],
    ['a column for each run', 'BBPB', '0,0 0,1 1,0 2,0'],
    ['ties without a cell of their own', 'BTTBPT', '0,0 0,1 1,0'],
    ['a dragon tail from the sixth', 'BBBBBBBB', '0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5'],
    ['a run beside a dragon tail, turned where it meets it', 'BBBBBBBPPPPPP', '0,0 0,1 0,2 0,3 0,4 0,5 1,5 1,0 1,1 1,2 1,3 1,4 2,4'],
    ['a tail along a tail', 'BBBBBBBBPPPPPPBBBBB', '0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5 1,0 1,1 1,2 1,3 1,4 2,4 2,0 2,1 2,2 2,3 3,3'],
  ])('has %s', (_title, text, expected) => {
    expect(places(bigRoad(results(text)))).toBe(expected);
  });

  it('counts ties on the round before them, or on the first', () => {
    expect(bigRoad(results('BTTP')).map(({ winner, ties }) => [winner, ties])).toEqual([
      ['banker', 2],
      ['player', 0],
    ]);
    expect(bigRoad(results('TT')).map(({ winner, ties }) => [winner, ties])).toEqual([[null, 2]]);
    expect(bigRoad(results('TPTP')).map(({ winner, ties }) => [winner, ties])).toEqual([
      ['player', 2],
      ['player', 0],
    ]);
  });

  it('shows the pairs of its rounds', () => {
    expect(bigRoad([{ winner: 'player', playerPair: false, bankerPair: true }])[0]).toMatchObject({ playerPair: false, bankerPair: true });
  });
});

describe('the roads of repetition', () => {
  it.each<[string, LookBack, string]>([
    // Derived roads start at the second cell of the second, third or fourth column, or at the first cell of the next.
    ['B', 1, ''],
    ['BP', 1, ''],
    ['BPP', 1, 'b'],
    ['BPB', 1, 'r'],
    ['BBPP', 1, 'r'],
    ['BBPPP', 1, 'rb'],
    ['BBPPPP', 1, 'rbr'],
    ['BBPB', 1, 'b'],
    ['BBPPB', 1, 'rr'],
    ['BPBPBP', 1, 'rrrr'],
    ['BPBB', 2, 'b'],
    ['BPBP', 2, 'r'],
    ['BBPBPP', 2, 'bb'],
    ['BPBPP', 3, 'b'],
    ['BPBPB', 3, 'r'],
    ['BTPTTB', 1, 'r'],
    ['TTBPB', 1, 'r'],
  ])('of %s, looking back %i, are "%s"', (text, back, expected) => {
    expect(tints(text, back)).toBe(expected);
  });

  it('look at the runs, and not at their dragon tails', () => {
    const dragon = 'BBBBBBBBPB';

    expect(tints(dragon, 1)).toBe('b');
    expect(places(derivedRoad(results('BPBPBPBPB'), 1))).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,5');
  });
});

it('writes a letter for each round, and reads it again', () => {
  const all: RoadResult[] = (['banker', 'player', 'tie'] as const).flatMap((winner) =>
    [false, true].flatMap((playerPair) => [false, true].map((bankerPair) => ({ winner, playerPair, bankerPair }))),
  );

  expect(writeResults(all)).toBe('abcdefghijkl');
  expect(readResults('abcdefghijkl')).toEqual(all);
  for (const text of ['m', '1', '-']) expect(() => readResults(text)).toThrow(RangeError);
});
