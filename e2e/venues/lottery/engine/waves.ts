export const WAVES = ['red', 'blue', 'green'] as const;

export type Wave = (typeof WAVES)[number];

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

export function waveOf(ball: number): Wave {
  return RED.has(ball) ? 'red' : BLUE.has(ball) ? 'blue' : 'green';
}
