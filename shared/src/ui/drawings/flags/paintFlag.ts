import { polygon, repeat, star, svg } from '@site/shared/ui/drawings/brush';

/** A flag is drawn 36 × 24 units large, whatever the country says of its shape. */
const [WIDTH, HEIGHT] = [36, 24];

type Paint = () => string;

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const field = (fill: string): string => box(0, 0, WIDTH, HEIGHT, fill);

/** Bands one above the other, all of the same height. */
const bands =
  (...colours: readonly string[]): Paint =>
  () =>
    colours.map((colour, index) => box(0, (index * HEIGHT) / colours.length, WIDTH, HEIGHT / colours.length, colour)).join('');

/** Bands beside each other. */
const pales =
  (...colours: readonly string[]): Paint =>
  () =>
    colours.map((colour, index) => box((index * WIDTH) / colours.length, 0, WIDTH / colours.length, HEIGHT, colour)).join('');

/** A cross whose upright is left of the middle, as in the north, or in the middle. */
const cross = (ground: string, colour: string, middle: number, breadth: number): string =>
  field(ground) + box(0, (HEIGHT - breadth) / 2, WIDTH, breadth, colour) + box(middle - breadth / 2, 0, breadth, HEIGHT, colour);

const over =
  (under: Paint, arms: string): Paint =>
  () =>
    under() + arms;

const shield = (x: number, y: number, fill: string, sign: string): string =>
  `<path d="M${x - 4} ${y - 5}h8v6q0 4 -4 5q-4 -1 -4 -5Z" fill="${fill}" stroke="#fff" stroke-width=".7"/>` +
  `<path d="M${x - 2.4} ${y}h4.8M${x} ${y - 3}v6.4" stroke="${sign}" stroke-width="1.2"/>`;

const starAt = (x: number, y: number, radius: number, fill: string): string => polygon(star(x, y, radius, 5, 0.4), `fill="${fill}"`);

/** The eagle of Albania as two heads and wings. */
const EAGLE =
  '<path d="M18 5l2 2 2.5 -1.5 -.5 3 6 -1.5 -2 3 2.5 1.5 -3 1 1.5 2.5 -4 -1 -1 3.5h2l-4 3.5 -4 -3.5h2l-1 -3.5 -4 1 1.5 -2.5 -3 -1 2.5 -1.5 -2 -3 6 1.5 -.5 -3L16 7Z" fill="#14202d"/>';

const FLAGS = {
  FR: pales('#21409a', '#ffffff', '#e1242f'),
  ES: () => field('#c8102e') + box(0, 6, WIDTH, 12, '#f6c21b') + shield(11, 12, '#c8102e', '#f6c21b'),
  'GB-ENG': () => cross('#ffffff', '#ce1124', 18, 5),
  DE: bands('#16181b', '#d8121a', '#f6c21b'),
  PT: () =>
    box(0, 0, 14, HEIGHT, '#046a38') +
    box(14, 0, 22, HEIGHT, '#da291c') +
    `<circle cx="14" cy="12" r="6.5" fill="#f6c21b"/>` +
    shield(14, 12, '#ffffff', '#21409a'),
  NL: bands('#ae1c28', '#ffffff', '#21468b'),
  IT: pales('#008c45', '#ffffff', '#cd212a'),
  BE: pales('#16181b', '#f6d020', '#e1242f'),
  HR: over(
    bands('#e1242f', '#ffffff', '#21409a'),
    box(13, 7, 10, 10, '#ffffff') +
      repeat(25, (index) => (index % 2 === 0 ? box(13 + (index % 5) * 2, 7 + Math.floor(index / 5) * 2, 2, 2, '#e1242f') : '')),
  ),
  DK: () => cross('#c8102e', '#ffffff', 13, 4),
  CH: () => field('#d8121a') + box(10.5, 10, 15, 4, '#ffffff') + box(16, 4.5, 4, 15, '#ffffff'),
  AT: bands('#c8102e', '#ffffff', '#c8102e'),
  TR: () =>
    field('#d8121a') +
    '<circle cx="14" cy="12" r="6" fill="#fff"/><circle cx="15.6" cy="12" r="4.8" fill="#d8121a"/>' +
    starAt(22, 12, 3, '#ffffff'),
  RS: over(bands('#c6363c', '#0c4076', '#ffffff'), shield(12, 11, '#c6363c', '#ffffff')),
  PL: bands('#ffffff', '#dc143c'),
  UA: bands('#1f63c6', '#f6d020'),
  CZ: over(bands('#ffffff', '#d7141a'), `<path d="M0 0L18 12L0 24Z" fill="#11457e"/>`),
  'GB-SCT': () => field('#0f5fb0') + '<path d="M0 0L36 24M36 0L0 24" stroke="#fff" stroke-width="4.5"/>',
  HU: bands('#cd2a3e', '#ffffff', '#436f4d'),
  RO: pales('#21409a', '#f6d020', '#ce1126'),
  SK: over(bands('#ffffff', '#0b4ea2', '#ee1c25'), shield(12, 12, '#ee1c25', '#ffffff')),
  SI: over(bands('#ffffff', '#0b4ea2', '#ee1c25'), shield(10, 8, '#0b4ea2', '#ffffff')),
  GE: () =>
    cross('#ffffff', '#e1242f', 18, 4.5) +
    repeat(4, (index) => {
      const [x, y] = [index % 2 ? 28 : 8, index < 2 ? 5 : 19];
      return `<path d="M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5" stroke="#e1242f" stroke-width="1.6"/>`;
    }),
  AL: () => field('#e1242f') + EAGLE,
} as const satisfies Readonly<Record<string, Paint>>;

/** Nations whose flag is drawn, by their code. */
export type Nation = keyof typeof FLAGS;

/** The flag of a nation, small: arms are told by a shield. */
export function paintFlag(nation: Nation): string {
  return svg(
    { width: WIDTH, height: HEIGHT, fit: 'xMidYMid slice' },
    FLAGS[nation]() + `<rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" fill="none" stroke="#0a1622" stroke-opacity=".25"/>`,
  );
}
