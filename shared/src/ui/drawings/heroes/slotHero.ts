import { pearl } from '../objects/pearl';
import { beams } from '../objects/beams';
import { coin } from '../objects/coin';
import { ingot } from '../objects/ingot';
import type { HeroPainter } from './paintHero';
import { DUSK, ridges } from '@site/shared/ui/drawings/brush';

/** A dragon's pearl with coins and ingots in a burst of light. */
export const slotHero: HeroPainter = {
  kind: 'slot',
  pigment: DUSK,
  moon: 'warm',
  paint: ({ pen, width: w, height: h }) =>
    beams(pen, w * 0.76, h * 0.5, 18, h * 1.3, 20, '#ffe6a8', 0.2, 0) +
    ridges(pen, 'hero-c', w, h, DUSK, { layers: 3, base: 0.6, peak: 0.36 }) +
    coin(pen, w * 0.6, h * 0.66, h / 560) +
    coin(pen, w * 0.93, h * 0.3, h / 700) +
    pearl(pen, w * 0.77, h * 0.5, h / 250) +
    ingot(pen, w * 0.9, h * 0.8, h / 460) +
    ingot(pen, w * 0.65, h * 0.88, h / 560),
};
