import type { Play } from '../types';
import { at, definePlay, halves, range, type Line } from './definePlay';

const CARS = range(1, 10);
const RANKS = range(0, 9);

/** Number of ordered pairs of two different cars. */
const PAIRS = 90;

export const carPlays: readonly Play[] = [
  definePlay(
    'rank',
    500,
    RANKS.flatMap((rank) =>
      CARS.map((car): Line => ({ group: String(rank), pick: String(car), ways: 1, of: 10, wins: (drawn) => at(drawn, rank) === car })),
    ),
  ),
  definePlay(
    'sides',
    2_000,
    RANKS.flatMap((rank) => halves(String(rank), (drawn) => at(drawn, rank), { bigFrom: 6, of: 10, big: 5, odd: 5 })),
  ),
  definePlay(
    'duel',
    2_000,
    range(0, 4).flatMap((rank): readonly Line[] => [
      { group: String(rank), pick: 'dragon', ways: 1, of: 2, wins: (drawn) => at(drawn, rank) > at(drawn, 9 - rank) },
      { group: String(rank), pick: 'tiger', ways: 1, of: 2, wins: (drawn) => at(drawn, rank) < at(drawn, 9 - rank) },
    ]),
  ),
  definePlay('top', 500, [
    ...range(3, 19).map((sum): Line => ({
      group: 'sum',
      pick: String(sum),
      ways: pairsWith(sum),
      of: PAIRS,
      wins: (drawn) => at(drawn, 0) + at(drawn, 1) === sum,
    })),
    ...halves('sides', (drawn) => at(drawn, 0) + at(drawn, 1), { bigFrom: 12, of: PAIRS, big: 40, odd: 50 }),
  ]),
];

/** Counts the ordered pairs of two different cars with this sum. */
function pairsWith(sum: number): number {
  return CARS.filter((car) => car !== sum - car && CARS.includes(sum - car)).length;
}
