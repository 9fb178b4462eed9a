import type { MotifName } from './motifs';
import { MOTIFS } from './motifs';
import {
  type Pen,
  createPen,
  linear,
  polar,
  radial,
  repeat,
  svg,
  ridges,
  type Random,
  pick,
  seededRandom,
} from '@site/shared/ui/drawings/brush';
import { cloud, sparkle } from './brush/sky';

/** Dark background, its lighter middle, and the color of light. */
type Palette = readonly [dark: string, middle: string, light: string];

const PALETTES: readonly [Palette, ...Palette[]] = [
  ['#7c1d16', '#d9663a', '#ffd98a'],
  ['#0a2e55', '#1c75cb', '#bfe0ff'],
  ['#0a4a34', '#17976b', '#d3f5e4'],
  ['#421747', '#a04aab', '#f6d2fb'],
  ['#5a3306', '#d39a2c', '#fff0c2'],
  ['#06414f', '#179aa6', '#d0faf6'],
  ['#1c1d4e', '#4b55c2', '#d6dcff'],
  ['#611231', '#d0496f', '#ffd5df'],
];

const WIDTH = 300;
const HEIGHT = 400;
const CENTRE_X = WIDTH / 2;
const CENTRE_Y = 168;

type Ground = (pen: Pen, gameId: string, palette: Palette) => string;

const GROUNDS: readonly [Ground, ...Ground[]] = [drawRays, drawWaves, drawMountains, drawClouds];

/**
 * Draws a game's cover, 300 × 400: palette, background and motif follow from its id. The page shows the game's name
 * over it as text.
 */
export function paintCover(gameId: string, motif?: MotifName): string {
  const random = seededRandom(`cover${gameId}`);
  const palette = pick(random, PALETTES);
  const name = motif ?? pickMotif(random);
  const ground = pick(random, GROUNDS);
  const pen = createPen();
  const sky = pen.id('cv');
  const glow = pen.id('cv');
  const base = pen.id('cv');
  const [dark, middle, light] = palette;
  const defs =
    linear(sky, [
      [0, middle],
      [0.75, dark],
      [1, dark],
    ]) +
    radial(glow, [
      [0, light, 0.85],
      [0.5, light, 0.25],
      [1, light, 0],
    ]) +
    linear(base, [
      [0, '#05090f', 0],
      [0.5, '#05090f', 0.5],
      [1, '#05090f', 0.86],
    ]);
  return svg(
    { width: WIDTH, height: HEIGHT, fit: 'xMidYMid slice' },
    `<defs>${defs}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${sky})"/>${ground(pen, gameId, palette)}` +
      `<circle cx="${CENTRE_X}" cy="${CENTRE_Y}" r="150" fill="url(#${glow})"/>${sparkle(random, 22, WIDTH, 300, light)}` +
      `<ellipse cx="${CENTRE_X}" cy="${CENTRE_Y + 106}" rx="92" ry="14" fill="#05090f" opacity=".35"/>` +
      `${MOTIFS[name](pen, CENTRE_X, CENTRE_Y, 1.16)}<rect y="250" width="${WIDTH}" height="150" fill="url(#${base})"/>`,
  );
}

function pickMotif(random: Random): MotifName {
  const names = Object.keys(MOTIFS) as MotifName[];
  return names[Math.floor(random() * names.length)] ?? 'ingot';
}

function drawRays(_pen: Pen, _gameId: string, [, , light]: Palette): string {
  const ray = (index: number) => {
    const from = polar(360, index * 20, CENTRE_X, CENTRE_Y).join(' ');
    const to = polar(360, index * 20 + 10, CENTRE_X, CENTRE_Y).join(' ');
    return `<path d="M${CENTRE_X} ${CENTRE_Y}L${from}L${to}Z" fill="${light}" opacity=".13"/>`;
  };
  return repeat(18, ray);
}

function drawWaves(_pen: Pen, _gameId: string, [, , light]: Palette): string {
  const shell = (row: number, column: number) => {
    const x = (column - 1) * 48 + (row % 2) * 24;
    const y = row * 40 + 20;
    return [26, 17, 8].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  };
  const rows = repeat(11, (row) => repeat(9, (column) => shell(row, column)));
  return `<g fill="none" stroke="${light}" stroke-opacity=".17" stroke-width="2">${rows}</g>`;
}

function drawMountains(pen: Pen, gameId: string, [dark, middle, light]: Palette): string {
  const pigment = { sky: [dark, dark, middle], top: middle, mid: dark, low: light, line: light } as const;
  return ridges(pen, `cover${gameId}`, WIDTH, HEIGHT, pigment, { layers: 3, base: 0.5, peak: 0.3 });
}

function drawClouds(_pen: Pen, _gameId: string, [, , light]: Palette): string {
  const ring = (r: number) =>
    `<circle cx="${CENTRE_X}" cy="${CENTRE_Y}" r="${r}" fill="none" stroke="${light}" stroke-opacity=".2" stroke-width="2"/>`;
  return (
    cloud(20, 70, 1, light, 0.45) +
    cloud(190, 48, 0.8, light, 0.4) +
    cloud(-20, 240, 1.1, light, 0.35) +
    cloud(200, 290, 0.9, light, 0.4) +
    [70, 110, 150].map(ring).join('')
  );
}
