import type { SliderMoves } from '@site/shared/wire/captcha';

const STEPS = 20;

/** Returns the moves of a human who drags a piece to `x`: fast at first, then slower. */
export function handMoves(x: number, durationMs = 700): SliderMoves {
  const moves = Array.from({ length: STEPS + 1 }, (_, step): [number, number] => {
    const part = step / STEPS;
    return [400 + Math.round(durationMs * part), x * (1 - (1 - part) ** 3)];
  });
  return { x, moves, by: 'pointer' };
}
