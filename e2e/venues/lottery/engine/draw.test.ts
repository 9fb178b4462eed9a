import { replay } from './draw';
import { settle } from './settle';
import { selectionsOf } from './rules';
import { trendOf } from './trend';

const SEED = 'bb197112f4508d27bd9f00359b79f5442827f0c0c0694fb13f4d83df7063c883';

describe('a draw', () => {
  const drawsOf = (kind: 'digits' | 'dice' | 'cars' | 'balls') =>
    Array.from({ length: 500 }, (_, index) => replay(SEED, '', { kind, round: `x:${kind}:${String(index)}` }));

  it('comes from its seed and its round alone', () => {
    const input = { kind: 'balls', round: 'SGCP:SG-balls:20261123-0001' } as const;

    expect(replay(SEED, '', input)).toEqual(replay(SEED, '', input));
    expect(replay(SEED, '', { ...input, round: 'SGCP:SG-balls:20261123-0002' })).not.toEqual(replay(SEED, '', input));
  });

  it('has as many numbers as the game, each within its range', () => {
    expect(drawsOf('digits').every((numbers) => numbers.length === 5 && numbers.every((each) => each >= 0 && each <= 9))).toBe(true);
    expect(drawsOf('dice').every((numbers) => numbers.length === 3 && numbers.every((each) => each >= 1 && each <= 6))).toBe(true);
    expect(drawsOf('cars').every((numbers) => [...numbers].sort((a, b) => a - b).join() === '1,2,3,4,5,6,7,8,9,10')).toBe(true);
    expect(drawsOf('balls').every((numbers) => new Set(numbers).size === 7 && numbers.every((each) => each >= 1 && each <= 49))).toBe(true);
  });
});

it('pays each line that won its price in whole fen', () => {
  const selections = selectionsOf('digits', 'horse');
  const lines = ['place.0.7', 'place.1.7', 'duel.dragon', 'trio.back.pair'].map((id) => {
    const selection = selections.get(id);
    if (selection === undefined) throw new Error(id);
    return { selection, price: selection.price };
  });

  expect(settle(lines, 300n, [7, 0, 2, 2, 5])).toEqual([2_925n, 0n, 648n, 1_083n]);
});

it('counts for a trend how many draws each candidate is missing', () => {
  expect(trendOf([[1], [3], [1], [1]], [1, 2, 3], ([first = 0]) => first)).toEqual([
    { drawn: 1, missing: [0, 1, 1] },
    { drawn: 3, missing: [1, 2, 0] },
    { drawn: 1, missing: [0, 3, 1] },
    { drawn: 1, missing: [0, 4, 2] },
  ]);
});
