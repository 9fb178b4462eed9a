import { readSums, stackOf, stage, sumChips, toChips, totalOf, writeSums } from './stage';

const LIMIT = { min: '5.00', max: '2000.00' };
const HIGH = { min: '5.00', max: '400.00' };
const TABLE = {
  limits: { player: LIMIT, tie: HIGH, banker: LIMIT, playerPair: HIGH, bankerPair: HIGH },
  balance: 300_000,
  placed: { banker: 150_000 },
  chips: [{ field: 'player', amount: 500 }],
} as const;

it('puts chips on the table one after another', () => {
  const result = stage(TABLE, [{ field: 'tie', amount: 500 }]);

  expect(result).toEqual({ kind: 'staged', chips: [...TABLE.chips, { field: 'tie', amount: 500 }] });
});

it.each([
  ['above-limit', [{ field: 'banker', amount: 50_500 }]],
  [
    'above-limit',
    [
      { field: 'tie', amount: 20_000 },
      { field: 'tie', amount: 20_500 },
    ],
  ],
  ['below-limit', [{ field: 'tie', amount: 400 }]],
] as const)('refuses as a whole what is %s', (kind, more) => {
  expect(stage(TABLE, more)).toEqual({ kind });
});

it('counts what lies on the field already, and the money that is left', () => {
  expect(stage(TABLE, [{ field: 'banker', amount: 50_000 }]).kind).toBe('staged');
  expect(stage({ ...TABLE, balance: 999 }, [{ field: 'player', amount: 500 }]).kind).toBe('short');
  expect(stage({ ...TABLE, balance: 1_000 }, [{ field: 'player', amount: 500 }]).kind).toBe('staged');
});

it('adds chips up by field, and writes them for the server', () => {
  const sums = sumChips([
    { field: 'tie', amount: 500 },
    { field: 'banker', amount: 1_000 },
    { field: 'tie', amount: 1_000 },
  ]);

  expect(sums).toEqual({ tie: 1_500, banker: 1_000 });
  expect(totalOf(sums)).toBe(2_500);
  expect(writeSums(sums)).toEqual({ tie: '15.00', banker: '10.00' });
  expect(readSums(writeSums(sums))).toEqual(sums);
  expect(toChips({ playerPair: 0, banker: 700 })).toEqual([{ field: 'banker', amount: 700 }]);
});

it('stacks the fewest chips, the largest first', () => {
  expect(stackOf(126_500, [500, 1_000, 5_000, 10_000, 100_000], 9)).toEqual([100_000, 10_000, 10_000, 5_000, 1_000, 500]);
  expect(stackOf(4_500, [500], 4)).toHaveLength(4);
});
