import type { Numbers, Play } from '../types';
import { at, definePlay, halves, range, sumOf, type Line } from './definePlay';

const DIGITS = range(0, 9);
const PLACES = range(0, 4);

/** Patterns of three digits with their number among the 1,000 combinations. They are mutually exclusive. */
const SHAPES = [
  ['triple', 10],
  ['run', 60],
  ['pair', 270],
  ['half', 360],
  ['mixed', 300],
] as const;

type Shape = (typeof SHAPES)[number][0];

/** Groups of three digits that have a pattern, with the index of their first digit. */
const TRIOS = [
  ['front', 0],
  ['middle', 1],
  ['back', 2],
] as const;

/** Returns the pattern of three digits; in straights 0 follows 9. */
export function shapeOf(three: Numbers): Shape {
  const different = new Set(three).size;
  if (different === 1) return 'triple';
  if (different === 2) return 'pair';
  const neighbours = three.filter((digit) => three.includes((digit + 1) % 10)).length;
  return neighbours === 2 ? 'run' : neighbours === 1 ? 'half' : 'mixed';
}

export const digitPlays: readonly Play[] = [
  definePlay(
    'place',
    500,
    PLACES.flatMap((place) =>
      DIGITS.map((digit): Line => ({
        group: String(place),
        pick: String(digit),
        ways: 1,
        of: 10,
        wins: (drawn) => at(drawn, place) === digit,
      })),
    ),
  ),
  definePlay('sides', 2_000, [
    ...PLACES.flatMap((place) => halves(String(place), (drawn) => at(drawn, place), { bigFrom: 5, of: 10, big: 5, odd: 5 })),
    ...halves('sum', sumOf, { bigFrom: 23, of: 100_000, big: 50_000, odd: 50_000 }),
  ]),
  definePlay('duel', 2_000, [
    { pick: 'dragon', ways: 45, of: 100, wins: (drawn) => at(drawn, 0) > at(drawn, 4) },
    { pick: 'tie', ways: 10, of: 100, wins: (drawn) => at(drawn, 0) === at(drawn, 4) },
    { pick: 'tiger', ways: 45, of: 100, wins: (drawn) => at(drawn, 0) < at(drawn, 4) },
  ]),
  definePlay(
    'trio',
    200,
    TRIOS.flatMap(([group, from]) =>
      SHAPES.map(([shape, ways]): Line => ({
        group,
        pick: shape,
        ways,
        of: 1_000,
        wins: (drawn) => shapeOf(drawn.slice(from, from + 3)) === shape,
      })),
    ),
  ),
];
