import { DUSK, GOLD, JADE, NIGHT, EMBER, ridges } from '@site/shared/ui/drawings/brush';
import { beams } from '../objects/beams';
import { calendar } from '../objects/calendar';
import { coin } from '../objects/coin';
import { ingot } from '../objects/ingot';
import { podium } from '../objects/podium';
import { prizeWheel } from '../objects/prizeWheel';
import { redEnvelope } from '../objects/redEnvelope';
import { trophy } from '../objects/trophy';
import type { ScenePainter } from './paintScene';

/** A calendar with some marked days. */
export const calendarScene: ScenePainter = {
  kind: 'calendar',
  sky: 'warm-moon',
  pigment: () => JADE,
  paint: ({ pen, width: w, height: h, seed }) =>
    ridges(pen, `ca${seed}`, w, h, JADE, { layers: 2, base: 0.62, peak: 0.28 }) + calendar(pen, w * 0.72, h * 0.5, h / 210),
};

export const wheelScene: ScenePainter = {
  kind: 'wheel',
  sky: 'warm-moon',
  pigment: () => EMBER,
  paint: ({ pen, width: w, height: h, seed }) =>
    beams(pen, w * 0.72, h * 0.52, 18, h * 1.1, 20, '#ffe6a8', 0.26, 0) +
    ridges(pen, `wh${seed}`, w, h, EMBER, { layers: 2, base: 0.68, peak: 0.24 }) +
    prizeWheel(pen, w * 0.72, h * 0.55, h / 270),
};

/** A podium with a cup on the first place. */
export const podiumScene: ScenePainter = {
  kind: 'podium',
  sky: 'cold-moon',
  pigment: () => NIGHT,
  paint: ({ pen, width: w, height: h, seed }) =>
    ridges(pen, `po${seed}`, w, h, NIGHT, { layers: 2, base: 0.6, peak: 0.3 }) +
    podium(pen, w * 0.72, h * 0.66, h / 290) +
    trophy(pen, w * 0.72, h * 0.36, h / 330),
};

/** A letter to friends, surrounded by coins. */
export const envelopeScene: ScenePainter = {
  kind: 'envelope',
  sky: 'warm-moon',
  pigment: () => GOLD,
  paint: ({ pen, width: w, height: h, seed }) =>
    ridges(pen, `en${seed}`, w, h, GOLD, { layers: 2, base: 0.64, peak: 0.26 }) +
    coin(pen, w * 0.9, h * 0.3, h / 480) +
    redEnvelope(pen, w * 0.72, h * 0.54, h / 240, -8) +
    coin(pen, w * 0.56, h * 0.8, h / 520),
};

/** A heap of ingots in a burst of light, surrounded by coins. */
export const ingotScene: ScenePainter = {
  kind: 'ingots',
  sky: 'warm-moon',
  pigment: () => DUSK,
  paint: ({ pen, width: w, height: h, seed }) =>
    beams(pen, w * 0.72, h * 0.56, 18, h * 1.1, 20, '#ffe6a8', 0.24, 0) +
    ridges(pen, `in${seed}`, w, h, DUSK, { layers: 2, base: 0.66, peak: 0.26 }) +
    coin(pen, w * 0.57, h * 0.36, h / 460) +
    coin(pen, w * 0.89, h * 0.3, h / 520) +
    ingot(pen, w * 0.72, h * 0.46, h / 300) +
    ingot(pen, w * 0.6, h * 0.7, h / 360) +
    ingot(pen, w * 0.84, h * 0.7, h / 360),
};
