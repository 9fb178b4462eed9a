import { chip } from '../objects/chip';
import { chipStack } from '../objects/chipStack';
import { playingCard } from '../objects/playingCard';
import { rouletteWheel } from '../objects/rouletteWheel';
import type { Canvas, ScenePainter } from './paintScene';
import { EMBER, ridges } from '@site/shared/ui/drawings/brush';

/** A green table in front of red mountains: two cards, a roulette wheel, or a hand of four. */
export const liveScene: ScenePainter = {
  kind: 'live',
  sky: 'warm-moon',
  pigment: () => EMBER,
  paint: (canvas) => {
    const { pen, width: w, height: h, seed } = canvas;
    const edge = `M0 ${h * 0.82} C${w * 0.3} ${h * 0.64} ${w * 0.75} ${h * 0.64} ${w} ${h * 0.8}`;
    return (
      ridges(pen, `lv${seed}`, w, h * 0.8, EMBER, { layers: 2, base: 0.46, peak: 0.34 }) +
      `<path d="${edge} V${h} H0Z" fill="#0b4a37"/><path d="${edge}" fill="none" stroke="#e8c36c" stroke-width="3"/>` +
      paintSubject(canvas)
    );
  },
};

function paintSubject({ pen, width: w, height: h, seed }: Canvas): string {
  if (seed % 3 === 1) {
    return rouletteWheel(pen, w * 0.72, h * 0.56, h * 0.36) + chipStack(pen, w * 0.44, h * 0.9, h * 0.09, 4, '#0f5fb0');
  }
  if (seed % 3 === 2) {
    const hand = [
      [-26, '10', 'h'],
      [-9, 'J', 's'],
      [8, 'Q', 'h'],
      [25, 'K', 's'],
    ] as const;
    return (
      hand
        .map(([turn, rank, suit], i) =>
          playingCard(pen, w * (0.6 + i * 0.085), h * (0.52 + Math.abs(i - 1.5) * 0.02), h * 0.3, turn, rank, suit),
        )
        .join('') + chipStack(pen, w * 0.92, h * 0.92, h * 0.1, 3, '#c2361c')
    );
  }
  return (
    playingCard(pen, w * 0.64, h * 0.46, h * 0.4, -14, 'A', 's') +
    playingCard(pen, w * 0.79, h * 0.48, h * 0.4, 9, 'K', 'h') +
    chip(pen, w * 0.54, h * 0.82, h * 0.13, '#0f5fb0', 'd') +
    chipStack(pen, w * 0.92, h * 0.92, h * 0.11, 5, '#c2361c')
  );
}
