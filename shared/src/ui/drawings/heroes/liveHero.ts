import { chipStack } from '../objects/chipStack';
import { playingCard } from '../objects/playingCard';
import { rouletteWheel } from '../objects/rouletteWheel';
import type { HeroPainter } from './paintHero';
import { EMBER, ridges } from '@site/shared/ui/drawings/brush';

/** A roulette wheel, a card and chips in front of red mountains. */
export const liveHero: HeroPainter = {
  kind: 'live',
  pigment: EMBER,
  moon: 'warm',
  paint: ({ pen, width: w, height: h }) =>
    ridges(pen, 'hero-b', w, h * 0.95, EMBER, { layers: 3, base: 0.5, peak: 0.4 }) +
    rouletteWheel(pen, w * 0.76, h * 0.62, h * 0.44) +
    playingCard(pen, w * 0.58, h * 0.6, h * 0.3, -16, 'A', 's') +
    chipStack(pen, w * 0.94, h * 0.96, h * 0.1, 5, '#0f5fb0'),
};
