import { createPen, linear, repeat, round, svg, type Pen, seededRandom, type Random } from '@site/shared/ui/drawings/brush';
import { moon, sparkle } from '../brush/sky';
import { beams } from '../objects/beams';
import { GROUNDS, type Ground, type GroundKind } from './grounds';

/** Size of a panorama; it is cropped at its sides and at its top. */
const [WIDTH, HEIGHT] = [1200, 300];

/** Top edge of the ground, below the stands. */
const HORIZON = 150;

const SPECTATORS = 170;

/** Draws a sport's ground at night, seen from the stand. Its upper middle has little detail, for the score. */
export function paintPanorama(kind: GroundKind): string {
  const ground = GROUNDS[kind];
  const random = seededRandom(`panorama ${kind}`);
  const pen = createPen();
  const sky = pen.id('pa');
  const [zenith, middle, horizon] = ground.pigment.sky;
  const defs = linear(sky, [
    [0, zenith],
    [0.6, middle],
    [1, horizon],
  ]);
  return svg(
    { width: WIDTH, height: HEIGHT, fit: 'xMidYMax slice' },
    `<defs>${defs}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${sky})"/>` +
      (ground.isOpen ? openSky(pen, random) : roof()) +
      stand(random, ground) +
      ground.field +
      lights(pen, ground),
  );
}

function openSky(pen: Pen, random: Random): string {
  return sparkle(random, 24, WIDTH, HORIZON * 0.6) + moon(pen, 980, 44, 22, '#ffe9bd', 0.8);
}

/** Draws girders under the roof of an arena. */
function roof(): string {
  return `<g fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="3">${repeat(9, (index) => {
    const x = index * 150;
    return `<path d="M${x} 0L${round(WIDTH / 2 + (x - WIDTH / 2) * 0.7)} 76"/>`;
  })}<path d="M0 34H${WIDTH}M0 62H${WIDTH}"/></g>`;
}

/** Draws rows of spectators behind the far side. */
function stand(random: Random, { pigment }: Ground): string {
  const colours = [pigment.top, pigment.mid, pigment.low, '#e9edf2'];
  const spectator = (): string => {
    const [x, y] = [round(random() * WIDTH), round(88 + random() * (HORIZON - 96))];
    return `<circle cx="${x}" cy="${y}" r="${round(1.6 + random() * 1.6)}" fill="${colours[Math.floor(random() * colours.length)] ?? '#fff'}"/>`;
  };
  return (
    `<path d="M0 78Q${WIDTH / 2} 100 ${WIDTH} 78V${HORIZON + 6}H0Z" fill="#0a1520"/>` +
    `<g fill-opacity=".62">${repeat(SPECTATORS, spectator)}</g>` +
    `<path d="M0 112Q${WIDTH / 2} 122 ${WIDTH} 112V117Q${WIDTH / 2} 127 0 117Z" fill="#04101b"/>` +
    `<path d="M0 ${HORIZON - 8}H${WIDTH}V${HORIZON + 2}H0Z" fill="${pigment.mid}"/>`
  );
}

function lights(pen: Pen, { isOpen }: Ground): string {
  const mast = (x: number, rotation: number): string =>
    beams(pen, x, 26, 4, 330, 12, '#e6f4ff', 0.2, rotation) +
    (isOpen ? `<path d="M${x} 30V140" stroke="#0a1622" stroke-width="5"/>` : '') +
    `<g fill="#f4faff">${repeat(6, (index) => `<rect x="${x - 22 + (index % 3) * 16}" y="${14 + Math.floor(index / 3) * 11}" width="12" height="8" rx="2"/>`)}</g>`;
  return mast(150, 62) + mast(WIDTH - 150, 118);
}
