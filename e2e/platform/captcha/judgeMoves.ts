import type { SliderMoves } from '@site/shared/wire/captcha';

/** The piece is in its place within so many pixels of it. */
export const PLACE_TOLERANCE_PX = 4;

const POINTER = { moves: 5, shortestMs: 150, longestMs: 30_000 } as const;
const KEYS = { moves: 2, shortestMs: 300, longestMs: 120_000 } as const;

/** A path that is nowhere further from one even speed was drawn by a rule. */
const EVEN_WITHIN_PX = 0.5;

/**
 * Whether the piece was brought to its place, and by a hand: a pointer's path has five moves at least, takes 150 ms to 30 s, never goes back in
 * time and is not of one speed to the pixel; keys take two steps and 300 ms at least. The last move is where the piece was left.
 *
 * @param place where it belongs, in pixels of the picture
 */
export function isSolvedByHand({ x, moves, by }: SliderMoves, place: number): boolean {
  if (Math.abs(x - place) > PLACE_TOLERANCE_PX) return false;
  const limits = by === 'pointer' ? POINTER : KEYS;
  const first = moves.at(0);
  const last = moves.at(-1);
  if (first === undefined || last === undefined || moves.length < limits.moves) return false;
  if (Math.abs(last[1] - x) > PLACE_TOLERANCE_PX || !isInOrder(moves)) return false;
  const lastingMs = last[0] - first[0];
  if (lastingMs < limits.shortestMs || lastingMs > limits.longestMs) return false;
  return by === 'keys' || !isEven(moves, first, last);
}

/** A puzzle is seen, its handle taken and dragged: no one has done that sooner after the platform has drawn it. */
export const QUICKEST_MS = 400;

/** Whether the path can have been drawn since the puzzle was sent: the client states its times itself, this one is measured here. */
export function isDrawnSince({ moves }: SliderMoves, elapsedMs: number): boolean {
  return elapsedMs >= QUICKEST_MS && (moves.at(-1)?.[0] ?? 0) <= elapsedMs;
}

type Moves = SliderMoves['moves'];
type Move = Moves[number];

function isInOrder(moves: Moves): boolean {
  return moves.every(([at], index) => at >= (moves[index - 1]?.[0] ?? 0));
}

function isEven(moves: Moves, first: Move, last: Move): boolean {
  const speed = (last[1] - first[1]) / (last[0] - first[0]);
  return moves.every(([at, x]) => Math.abs(x - (first[1] + (at - first[0]) * speed)) < EVEN_WITHIN_PX);
}
