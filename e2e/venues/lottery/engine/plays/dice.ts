import type { Numbers, Play } from '../types';
import { definePlay, halves, range, sumOf, type Line } from './definePlay';

const FACES = range(1, 6);
const ALL = 216;

/** Number of the 216 throws with each sum, from 3. */
const SUM_WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1] as const;

export const dicePlays: readonly Play[] = [
  definePlay(
    'sum',
    200,
    SUM_WAYS.map((ways, index): Line => ({ pick: String(index + 3), ways, of: ALL, wins: (drawn) => sumOf(drawn) === index + 3 })),
  ),
  definePlay('sides', 2_000, halves(undefined, sumOf, { bigFrom: 11, of: ALL, big: 108, odd: 108 })),
  definePlay('triple', 100, [
    ...FACES.map((face): Line => ({ pick: String(face), ways: 1, of: ALL, wins: (drawn) => countOf(drawn, face) === 3 })),
    { pick: 'any', ways: 6, of: ALL, wins: (drawn) => new Set(drawn).size === 1 },
  ]),
  definePlay(
    'pair',
    500,
    FACES.map((face): Line => ({ pick: String(face), ways: 16, of: ALL, wins: (drawn) => countOf(drawn, face) >= 2 })),
  ),
  definePlay('run', 500, [{ pick: 'any', ways: 24, of: ALL, wins: isRun }]),
];

function countOf(drawn: Numbers, face: number): number {
  return drawn.filter((each) => each === face).length;
}

function isRun(drawn: Numbers): boolean {
  return new Set(drawn).size === 3 && Math.max(...drawn) - Math.min(...drawn) === 2;
}
