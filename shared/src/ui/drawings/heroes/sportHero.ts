import { beams } from '../objects/beams';
import { football } from '../objects/football';
import { pitch } from '../objects/pitch';
import type { HeroPainter } from './paintHero';
import { repeat, NIGHT, ridges } from '@site/shared/ui/drawings/brush';

/** A football flying over a floodlit pitch. */
export const sportHero: HeroPainter = {
  kind: 'sport',
  pigment: NIGHT,
  moon: 'cold',
  paint: ({ pen, width: w, height: h }) => {
    const trail = (i: number) =>
      `<path d="M${w * (0.36 + i * 0.02)} ${h * (0.98 - i * 0.05)} C${w * 0.5} ${h * (0.95 - i * 0.05)} ${w * 0.62} ${h * (0.84 - i * 0.05)} ` +
      `${w * 0.72} ${h * (0.62 - i * 0.03)}" stroke-opacity="${0.65 - i * 0.14}" stroke-width="${4 - i * 0.8}"/>`;
    return (
      beams(pen, w * 0.5, -60, 5, h * 1.7, 9, '#dff0ff', 0.2, 72) +
      beams(pen, w * 1.02, -60, 5, h * 1.7, 9, '#dff0ff', 0.24, 112) +
      ridges(pen, 'hero-a', w, h * 0.95, NIGHT, { layers: 3, base: 0.48, peak: 0.46 }) +
      pitch(pen, w * 0.2, h * 0.8, w * 1.1, h * 0.22) +
      `<g fill="none" stroke="#f2dc9f" stroke-linecap="round">${repeat(4, trail)}</g>` +
      football(pen, w * 0.78, h * 0.46, h * 0.29)
    );
  },
};
