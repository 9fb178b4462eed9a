import type { SliderMoves } from '@site/shared/wire/captcha';

/** Upper bound of sent points. A longer path drops every second point. */
export const MOVES_MAX = 400;

/** Path of a slider's piece: `[ms since the puzzle was shown, x]`, x in pixels of the picture. */
export type SlidePath = Pick<SliderMoves, 'by' | 'moves'>;

/** Starts a path at the position of the piece. */
export function beginPath(by: SlidePath['by'], atMs: number, x: number): SlidePath {
  return { by, moves: [toMove(atMs, x)] };
}

/** Adds a point. Points stay in the order of time, and never exceed `MOVES_MAX`. */
export function extendPath({ by, moves }: SlidePath, atMs: number, x: number): SlidePath {
  const kept = moves.length < MOVES_MAX ? moves : moves.filter((_move, index) => index % 2 === 0);
  const earliest = kept.at(-1)?.[0] ?? 0;
  return { by, moves: [...kept, toMove(Math.max(atMs, earliest), x)] };
}

/** Encodes a path in the platform's format: base64 of JSON. The piece is where the path ends. */
export function encodePath({ by, moves }: SlidePath): string {
  const proof: SliderMoves = { x: moves.at(-1)?.[1] ?? 0, moves, by };
  return btoa(JSON.stringify(proof));
}

/** Rounds to whole milliseconds and tenths of a pixel. */
function toMove(atMs: number, x: number): [number, number] {
  return [Math.round(atMs), Math.round(x * 10) / 10];
}
