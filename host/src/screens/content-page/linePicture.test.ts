import { linePicture } from './linePicture';

it.each([
  ['handicap', '0.5 / 1', 1, ['won', 'push'], 'won_half'],
  ['handicap', '1 / 1.5', 1, ['push', 'lost'], 'lost_half'],
  ['handicap', '1', 1, ['push'], 'push'],
  ['handicap', '0.5', 0, ['lost'], 'lost'],
  ['received', '0 / 0.5', 0, ['push', 'won'], 'won_half'],
  ['received', '1', 2, ['lost'], 'lost'],
  ['total', '2.5 / 3', 3, ['won', 'push'], 'won_half'],
  ['total', '2 / 2.5', 2, ['push', 'lost'], 'lost_half'],
  ['under', '2 / 2.5', 2, ['push', 'won'], 'won_half'],
  ['under', '2.5', 4, ['lost'], 'lost'],
])('a stake on %s %s with %s goals ends %s, which is %s [R-HELP-12] [R-HELP-13]', (kind, line, goals, parts, result) => {
  const picture = linePicture({ kind, line, goals });

  expect(picture?.parts.map((part) => part.result)).toEqual(parts);
  expect(picture?.result).toBe(result);
});

it('draws nothing of a kind that is not known', () => {
  expect(linePicture({ kind: 'corners', line: '9.5', goals: 9 })).toBeUndefined();
});
