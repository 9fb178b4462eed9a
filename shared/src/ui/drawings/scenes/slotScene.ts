import { pearl } from '../objects/pearl';
import { beams } from '../objects/beams';
import { coin } from '../objects/coin';
import { ingot } from '../objects/ingot';
import { reels } from '../objects/reels';
import type { Canvas, ScenePainter } from './paintScene';
import { type Pigment, DUSK, EMBER, NIGHT, ridges } from '@site/shared/ui/drawings/brush';

/** A slot machine, an ingot, or a dragon's pearl in a burst of light. */
export const slotScene: ScenePainter = {
  kind: 'slot',
  sky: 'warm-moon',
  pigment: choosePigment,
  paint: (canvas) => {
    const { pen, width: w, height: h, seed } = canvas;
    return (
      beams(pen, w * 0.72, h * 0.5, 18, h * 1.1, 20, '#ffe6a8', 0.26, 0) +
      ridges(pen, `sl${seed}`, w, h, choosePigment(seed), { layers: 2, base: 0.66, peak: 0.26 }) +
      paintSubject(canvas)
    );
  },
};

function choosePigment(seed: number): Pigment {
  if (seed % 3 === 1) return EMBER;
  return seed % 3 === 2 ? NIGHT : DUSK;
}

function paintSubject({ pen, width: w, height: h, seed }: Canvas): string {
  if (seed % 3 === 1) {
    return coin(pen, w * 0.88, h * 0.34, h / 420) + ingot(pen, w * 0.7, h * 0.58, h / 230) + coin(pen, w * 0.55, h * 0.74, h / 480);
  }
  if (seed % 3 === 2) return pearl(pen, w * 0.72, h * 0.5, h / 230) + coin(pen, w * 0.9, h * 0.8, h / 560);
  // Limit the width by the height, so that the machine is hardly wider than high in a panorama.
  const width = Math.min(w * 0.42, h * 1.1);
  const left = w * 0.73 - width / 2;
  return (
    reels(pen, left, h * 0.24, width, h * 0.52) +
    coin(pen, left + width * 0.048, h * 0.82, h / 520) +
    coin(pen, left + width * 0.976, h * 0.84, h / 620)
  );
}
