import { beams } from '../objects/beams';
import { coin } from '../objects/coin';
import { fish } from '../objects/fish';
import type { ScenePainter } from './paintScene';
import { SEA } from '@site/shared/ui/drawings/brush';
import { bubbles } from '../brush/sky';

/** Three fish over a sea bed, with light from above. */
export const fishScene: ScenePainter = {
  kind: 'fish',
  sky: 'none',
  pigment: () => SEA,
  paint: ({ pen, width: w, height: h, random, seed }) => {
    const blue = seed % 2 === 1;
    const bed = `M0 ${h} V${h * 0.9} C${w * 0.12} ${h * 0.8} ${w * 0.2} ${h * 0.9} ${w * 0.34} ${h * 0.88} S${w * 0.6} ${h * 0.82} ${w * 0.74} ${h * 0.9} S${w * 0.92} ${h * 0.84} ${w} ${h * 0.88} V${h}Z`;
    const weed =
      `M${w * 0.93} ${h} C${w * 0.9} ${h * 0.8} ${w * 0.97} ${h * 0.7} ${w * 0.94} ${h * 0.56} ` +
      `M${w * 0.97} ${h} C${w * 0.96} ${h * 0.84} ${w * 1.01} ${h * 0.78} ${w * 0.99} ${h * 0.66}`;
    return (
      beams(pen, w * 0.5, -40, 7, h * 1.6, 12, '#d9fff4', 0.22, 90) +
      bubbles(random, 18, w, h) +
      `<path d="${bed}" fill="#0a4a5a"/>` +
      `<path d="${weed}" stroke="#1f9670" stroke-width="7" fill="none" stroke-linecap="round"/>` +
      fish(pen, w * 0.68, h * 0.48, h / 175, blue ? '#8fd0f2' : '#f6b95b', blue ? '#0f5fb0' : '#c2361c') +
      fish(pen, w * 0.46, h * 0.7, h / 380, '#9be3c2', '#0a7652') +
      fish(pen, w * 0.9, h * 0.16, h / 460, '#f6d06b', '#c08a24', -1) +
      (blue ? coin(pen, w * 0.52, h * 0.3, h / 640) : '')
    );
  },
};
