import { between, wholeBetween } from './chance';

/** Colors of the dusk scene, the same as in the site's pictures. */
const NIGHT = '#061426';
const SKY = '#0a2e55';
const HAZE = '#165c86';
const AZURITE = '#1560ab';
const MALACHITE = '#15806f';
const EARTH = '#b79f5f';
const GILT = '#e8c97e';
const LIGHT = '#ffe9bd';

const LAYERS = 4;

/**
 * Returns the content of an SVG: a moon, stars, and four layers of ridges, each nearer and lower than the previous.
 * Every scene is different, so solved pictures cannot be collected. No group has an opacity, because resvg crashes when
 * such a group lies outside the drawing area.
 */
export function drawLandscape(width: number, height: number): string {
  const parts = [DEFINITIONS, `<rect width="${width}" height="${height}" fill="url(#sky)"/>`, moon(width, height)];
  for (let star = 0; star < 26; star += 1) parts.push(dot(width, height * 0.5));
  for (let layer = 1; layer <= LAYERS; layer += 1) {
    const peaks = wholeBetween(4, 6);
    for (let peak = 0; peak < peaks; peak += 1) {
      parts.push(ridge({ left: ((peak + between(-0.4, 0.4)) * width) / peaks, width: width / peaks, height, nearness: layer / LAYERS }));
    }
    parts.push(
      `<rect y="${height * 0.3}" width="${width}" height="${height * 0.7}" fill="url(#mist)" fill-opacity="${0.5 + layer / 10}"/>`,
    );
  }
  return parts.join('');
}

const DEFINITIONS = [
  gradient('sky', [NIGHT, 1], [SKY, 1], [HAZE, 1]),
  gradient('rock', [AZURITE, 0.9], [MALACHITE, 0.85], [EARTH, 0.45]),
  gradient('mist', [HAZE, 0], [HAZE, 0.1], [HAZE, 0.34]),
].join('');

function gradient(id: string, ...colours: readonly (readonly [string, number])[]): string {
  const stops = colours.map(
    ([colour, opacity], index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

function moon(width: number, height: number): string {
  const x = between(0.2, 0.8) * width;
  const y = between(0.2, 0.4) * height;
  const r = between(0.18, 0.3) * height;
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${LIGHT}" fill-opacity="0.45"/><circle cx="${x}" cy="${y}" r="${r * 1.4}" fill="${LIGHT}" fill-opacity="0.12"/>`;
}

function dot(width: number, height: number): string {
  return `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.4, 1.5)}" fill="${LIGHT}" fill-opacity="${between(0.3, 0.8)}"/>`;
}

/**
 * Draws one steep hill with a gilt outline and a crack down its face. Nearer hills are lower and drawn more strongly.
 */
function ridge({
  left,
  width,
  height,
  nearness,
}: {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly nearness: number;
}): string {
  const foot = height + 4;
  const top = height * (0.05 + nearness * 0.55 + between(-0.06, 0.12));
  const peak = left + width * between(0.35, 0.65);
  const right = left + width * between(1.2, 1.6);
  const start = left - width * between(0.2, 0.6);
  const shoulder = (top + foot) / 2;
  const outline = [
    `M${start} ${foot}`,
    `C${(start + peak) / 2} ${shoulder} ${peak - width * 0.2} ${top} ${peak} ${top}`,
    `S${(peak + right) / 2} ${shoulder} ${right} ${foot}Z`,
  ].join(' ');
  const crack = `M${peak} ${top + 3} q${between(-8, 8)} ${(foot - top) * 0.2} ${between(-4, 4)} ${(foot - top) * 0.45}`;
  const stroke = `fill="none" stroke="${GILT}" stroke-opacity`;
  return [
    `<path d="${outline}" fill="url(#rock)" fill-opacity="${0.5 + nearness / 2}"/>`,
    `<path d="${outline}" ${stroke}="${nearness * 0.7}"/>`,
    `<path d="${crack}" ${stroke}="${nearness * 0.35}"/>`,
  ].join('');
}
