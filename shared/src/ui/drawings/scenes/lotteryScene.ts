import { lotteryBall } from '../objects/lotteryBall';
import type { ScenePainter } from './paintScene';
import { GOLD, ridges } from '@site/shared/ui/drawings/brush';

/** Balls: x, y and radius as fractions of the canvas, number, color. */
const BALLS = [
  [0.55, 0.72, 0.12, 8, '#0f5fb0'],
  [0.66, 0.44, 0.15, 27, '#c2361c'],
  [0.83, 0.3, 0.12, 16, '#0a7652'],
  [0.78, 0.66, 0.2, 33, '#c2361c'],
  [0.94, 0.6, 0.12, 5, '#6b2b78'],
] as const;

/** Five numbered balls in front of golden mountains. */
export const lotteryScene: ScenePainter = {
  kind: 'lottery',
  sky: 'warm-moon',
  pigment: () => GOLD,
  paint: ({ pen, width: w, height: h, seed }) => {
    const balls = BALLS.map(([x, y, radius, number, colour]) => {
      const shown = seed % 2 === 1 ? ((number * 7) % 49) + 1 : number;
      return lotteryBall(pen, w * x, h * y, h * radius, String(shown).padStart(2, '0'), colour);
    });
    return ridges(pen, `lo${seed}`, w, h, GOLD, { layers: 2, base: 0.56, peak: 0.32 }) + balls.join('');
  },
};
