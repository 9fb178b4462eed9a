import type { Pen } from './pen';
import { linear, round } from './pen';
import type { Pigment } from './pigments';
import type { Random } from './seed';
import { seededRandom } from './seed';

export interface RidgeShape {
  readonly layers?: number;
  /** Height of the farthest row, as a fraction from the top. */
  readonly base?: number;
  /** Height of its peaks, as a fraction of the drawing's height. */
  readonly peak?: number;
}

interface Peak {
  readonly x: number;
  readonly height: number;
  readonly width: number;
}

/**
 * Draws blue-green mountains with a gilt edge, the motif of the brand: rows from far and pale to near and strong, with
 * mist between them.
 */
export function ridges(
  pen: Pen,
  seed: string,
  width: number,
  height: number,
  pigment: Pigment,
  { layers = 3, base = 0.55, peak = 0.42 }: RidgeShape = {},
): string {
  const random = seededRandom(`ridge${seed}`);
  let shapes = '';
  let defs = '';
  for (let layer = 0; layer < layers; layer++) {
    const near = layers === 1 ? 1 : layer / (layers - 1);
    const foot = height * (base + (1 - base) * near * 0.8);
    const fill = pen.id('rd');
    const mist = pen.id('ms');
    defs += linear(fill, [
      [0, pigment.top, 0.6 + 0.4 * near],
      [0.45, pigment.mid, 0.6 + 0.35 * near],
      [1, pigment.low, 0.25 + 0.25 * near],
    ]);
    const count = Math.round(5 + (width / height) * 1.2 - layer);
    for (const one of drawPeaks(random, count, width, height * peak, near)) {
      shapes += mountain(random, one, foot, height, near, fill, pigment.line);
    }
    defs += linear(mist, [
      [0, pigment.sky[2], 0],
      [1, pigment.sky[2], 0.34 - 0.1 * near],
    ]);
    if (layer < layers - 1) {
      const top = foot - height * 0.08;
      shapes += `<rect x="0" y="${round(top)}" width="${width}" height="${round(height - top)}" fill="url(#${mist})"/>`;
    }
  }
  return `<defs>${defs}</defs>${shapes}`;
}

/** Returns the peaks of one row, the highest first, so that lower ones are in front. */
function drawPeaks(random: Random, count: number, width: number, rise: number, near: number): readonly Peak[] {
  return Array.from({ length: count }, (_, index) => ({
    x: width * ((index + 0.5) / count + (random() - 0.5) * 0.16),
    height: rise * (0.45 + random() * 0.75) * (1 - near * 0.38),
    width: (width / count) * (0.75 + random() * 0.55),
  })).sort((a, b) => b.height - a.height);
}

function mountain(
  random: Random,
  { x, height: h, width: w }: Peak,
  foot: number,
  bottom: number,
  near: number,
  fill: string,
  line: string,
): string {
  const top = foot - h;
  const lean = (random() - 0.5) * w * 0.3;
  const left = h * (0.3 + random() * 0.18);
  const right = h * (0.34 + random() * 0.18);
  const tip = x + lean * 0.5;
  const outline =
    `M${round(x - w)} ${bottom + 4} C${round(x - w + w * 0.34)} ${round(foot + (bottom - foot) * 0.2)} ` +
    `${round(x - w * 0.56)} ${round(top + left * 1.5)} ${round(x - w * 0.3)} ${round(top + left * 0.7)} ` +
    `S${round(x - w * 0.1 + lean * 0.4)} ${round(top)} ${round(tip)} ${round(top)} ` +
    `S${round(x + w * 0.24)} ${round(top + right * 0.5)} ${round(x + w * 0.36)} ${round(top + right)} ` +
    `S${round(x + w - w * 0.3)} ${round(foot + (bottom - foot) * 0.25)} ${round(x + w)} ${bottom + 4} Z`;
  const crease =
    `M${round(tip)} ${round(top + 3)} C${round(x + w * 0.05)} ${round(top + h * 0.3)} ` +
    `${round(x - w * 0.08)} ${round(top + h * 0.5)} ${round(x - w * 0.02)} ${round(top + h * 0.86)}`;
  return (
    `<path d="${outline}" fill="url(#${fill})"/>` +
    `<path d="${outline}" fill="none" stroke="${line}" stroke-opacity="${round(0.22 + 0.5 * near)}" stroke-width="${round(0.7 + near * 0.6)}"/>` +
    `<path d="${crease}" fill="none" stroke="${line}" stroke-opacity="${round(0.12 + 0.22 * near)}" stroke-width=".8"/>`
  );
}
