import type { Kit } from './kits';
import { KITS } from './kits';
import { createPen, linear, polar, polygon, repeat, star, svg, pick, seededRandom } from '@site/shared/ui/drawings/brush';

const OUTLINES: readonly [string, ...string[]] = [
  'M24 3 L43 7 V23 C43 35 34 42 24 46 C14 42 5 35 5 23 V7 Z',
  'M6 6 C14 6 20 5 24 2 C28 5 34 6 42 6 C44 22 42 38 24 46 C6 38 4 22 6 6 Z',
  'M24 2 A22 22 0 1 1 23.99 2 Z',
  'M5 5 H43 V27 C43 37 33 43 24 46 C15 43 5 37 5 27 Z',
  'M24 2 L44 13 V35 L24 46 L4 35 V13 Z',
];

/** Divisions of the field by the second color; the first entry leaves it whole. */
const DIVISIONS: readonly [string, ...string[]] = [
  '',
  'M24 0H48V48H24Z',
  'M14 0H20V48H14ZM28 0H34V48H28Z',
  'M0 14H48V21H0ZM0 28H48V35H0Z',
  'M-4 34L34 -4H46L-4 46Z',
  'M0 0H48V16H0Z',
  'M24 0H48V24H24ZM0 24H24V48H0Z',
  'M0 40L24 22L48 40V52L24 34L0 52Z',
];

type Charge = (colour: string, field: string) => string;

const filled =
  (path: string): Charge =>
  (colour) =>
    `<path d="${path}" fill="${colour}"/>`;

const CHARGES: readonly [Charge, ...Charge[]] = [
  (colour) => polygon(star(24, 24, 11), `fill="${colour}"`),
  filled('M13 31 L15 18 L20 24 L24 15 L28 24 L33 18 L35 31 Z M13 32.5 H35 V35.1 H13 Z'),
  drawBall,
  filled('M17 34 V21 H14 V14 H18 V17 H22 V14 H26 V17 H30 V14 H34 V21 H31 V34 H27 V28 A3 3 0 0 0 21 28 V34 Z'),
  filled('M11 33 L20 17 L24 24 L28 14 L37 33 Z'),
  filled('M27 12 L14 27 H22 L20 37 L34 21 H25 Z'),
  filled('M24 12 C30 17 31 23 28 28 C33 26 34 22 34 20 C38 29 32 37 24 37 C16 37 10 29 14 20 C14 22 15 26 20 28 C17 23 18 17 24 12Z'),
  drawSun,
  (colour) =>
    `<path d="M12 22 q4 -5 8 0 t8 0 t8 0 M12 28 q4 -5 8 0 t8 0 t8 0 M14 34 q4 -5 8 0 t8 0 t5 0" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/>`,
  filled(
    'M24 11 C27 14 27 17 24 19 C21 17 21 14 24 11Z M15 18 C19 18 21 20 21 23 C18 24 15 22 15 18Z M33 18 C29 18 27 20 27 23 C30 24 33 22 33 18Z M22.6 20 H25.4 V37 H22.6Z M16 27 H32 V29.6 H16Z',
  ),
];

/**
 * Draws a team's crest: one of 5 outlines × 8 divisions × 10 charges × 16 kits, chosen by its id. It is legible from 18
 * units.
 */
export function paintCrest(teamId: string, kit?: Kit): string {
  const random = seededRandom(`crest${teamId}`);
  const [field, colour] = kit ?? pick(random, KITS);
  const outline = pick(random, OUTLINES);
  const division = pick(random, DIVISIONS);
  const charge = pick(random, CHARGES);
  const pen = createPen();
  const clip = pen.id('cr');
  const shine = pen.id('cr');
  // Put the charge on a roundel of the first color, because a divided field would make it illegible.
  const roundel =
    division === ''
      ? `<circle cx="24" cy="24" r="15.5" fill="none" stroke="${colour}" stroke-opacity=".55" stroke-width="1.2"/>`
      : `<path d="${division}" fill="${colour}"/><circle cx="24" cy="24" r="13.6" fill="${field}" stroke="${colour}" stroke-width="1.6"/>`;
  const light = linear(shine, [
    [0, '#fff', 0.3],
    [0.5, '#fff', 0],
    [1, '#000', 0.22],
  ]);
  return svg(
    { width: 48, height: 48 },
    `<defs><clipPath id="${clip}"><path d="${outline}"/></clipPath>${light}</defs>` +
      `<g clip-path="url(#${clip})"><rect width="48" height="48" fill="${field}"/>${roundel}${charge(colour, field)}` +
      `<rect width="48" height="48" fill="url(#${shine})"/></g>` +
      `<path d="${outline}" fill="none" stroke="#0a1622" stroke-opacity=".28" stroke-width="1.2"/>` +
      `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1" transform="translate(24 24) scale(.93) translate(-24 -24)"/>`,
  );
}

function drawBall(colour: string, field: string): string {
  const corner = (index: number) => polar(4.4, -90 + index * 72, 24, 24);
  const seam = (index: number) => {
    const rim = polar(9.4, -90 + index * 72, 24, 24);
    return `<path d="M${corner(index).join(' ')}L${rim.join(' ')}" stroke="${field}" stroke-width="1.6"/>`;
  };
  return `<circle cx="24" cy="24" r="10" fill="${colour}"/>${polygon([0, 1, 2, 3, 4].map(corner), `fill="${field}"`)}${repeat(5, seam)}`;
}

function drawSun(colour: string): string {
  const ray = (index: number) => {
    const from = polar(8, index * 30, 24, 24).join(' ');
    const to = polar(12, index * 30, 24, 24).join(' ');
    return `<path d="M${from}L${to}" stroke="${colour}" stroke-width="2" stroke-linecap="round"/>`;
  };
  return `<circle cx="24" cy="24" r="6" fill="${colour}"/>${repeat(12, ray)}`;
}
