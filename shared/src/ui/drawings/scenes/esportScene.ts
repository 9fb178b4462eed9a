import { beams } from '../objects/beams';
import { gamepad } from '../objects/gamepad';
import { trophy } from '../objects/trophy';
import type { ScenePainter } from './paintScene';
import { polar, polygon, DUSK, ridges } from '@site/shared/ui/drawings/brush';

/** A gamepad or a cup inside rings of light, at dusk. */
export const esportScene: ScenePainter = {
  kind: 'esport',
  sky: 'warm-moon',
  pigment: () => DUSK,
  paint: ({ pen, width: w, height: h, seed }) => {
    const ring = (radius: number, index: number) =>
      polygon(
        [0, 1, 2, 3, 4, 5].map((corner) => polar(h * radius, corner * 60 + 30, w * 0.74, h * 0.48)),
        `stroke-width="${2 - index * 0.5}"`,
      );
    return (
      beams(pen, w * 0.72, h * 1.1, 7, h * 1.5, 14, '#ffd9a8', 0.3, -90) +
      ridges(pen, `es${seed}`, w, h, DUSK, { layers: 2, base: 0.6, peak: 0.34 }) +
      `<g fill="none" stroke="#ffd9a8" stroke-opacity=".5">${[0.24, 0.34, 0.44].map(ring).join('')}</g>` +
      (seed % 2 === 1 ? trophy(pen, w * 0.74, h * 0.54, h / 210) : gamepad(pen, w * 0.74, h * 0.52, h / 190))
    );
  },
};
