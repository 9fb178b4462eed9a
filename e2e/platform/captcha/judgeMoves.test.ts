import type { SliderMoves } from '@site/shared/wire/captcha';
import { handMoves } from '../testing/handMoves';
import { isDrawnSince, isSolvedByHand, QUICKEST_MS } from './judgeMoves';

const PLACE = 180;

const moved = (change: Partial<SliderMoves>): SliderMoves => ({ ...handMoves(PLACE), ...change });
const timed = (durationMs: number): SliderMoves => handMoves(PLACE, durationMs);
const keys = (moves: SliderMoves['moves']): SliderMoves => ({ x: PLACE, by: 'keys', moves });

describe('a piece that was moved', () => {
  it.each<[string, SliderMoves, boolean]>([
    ['a hand', handMoves(PLACE), true],
    ['a hand, four pixels too far', handMoves(PLACE + 4), true],
    ['a hand, five pixels too far', handMoves(PLACE + 5), false],
    ['a hand, five pixels short', handMoves(PLACE - 5), false],
    ['a quick hand', timed(150), true],
    ['a hand that is too quick', timed(149), false],
    ['a slow hand', timed(30_000), true],
    ['a hand that takes too long', timed(30_001), false],
    ['a hand of four moves', moved({ moves: handMoves(PLACE).moves.slice(-4) }), false],
    ['a hand that goes back in time', moved({ moves: [...handMoves(PLACE).moves, [0, PLACE]] }), false],
    ['a hand that ended elsewhere', moved({ moves: [...handMoves(PLACE).moves, [5_000, 90]] }), false],
    ['one even speed', moved({ moves: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => [step * 50, step * 20]) }), false],
    [
      'keys',
      keys([
        [0, 100],
        [200, 150],
        [300, PLACE],
      ]),
      true,
    ],
    ['keys of one even speed', keys([0, 1, 2, 3].map((step) => [step * 100, step * 60])), true],
    [
      'keys that are too quick',
      keys([
        [0, 100],
        [299, PLACE],
      ]),
      false,
    ],
    ['one key', keys([[900, PLACE]]), false],
  ])('by %s', (_by, moves, isSolved) => {
    expect(isSolvedByHand(moves, PLACE)).toBe(isSolved);
  });
});

// The human path ends 1,100 ms after the puzzle was shown, according to its own times.
it.each<[string, SliderMoves, number, boolean]>([
  ['as long as it claims', handMoves(PLACE), 1_100, true],
  ['longer than it claims', handMoves(PLACE), 60_000, true],
  ['less than it claims', handMoves(PLACE), 1_099, false],
  ['no time at all', handMoves(PLACE), 0, false],
  ['less than any hand', keys([[0, PLACE]]), QUICKEST_MS - 1, false],
  ['as little as a hand takes', keys([[0, PLACE]]), QUICKEST_MS, true],
])('a path that took %s here', (_how, moves, elapsedMs, isPossible) => {
  expect(isDrawnSince(moves, elapsedMs)).toBe(isPossible);
});
