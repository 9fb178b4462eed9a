import {
  type Pen,
  createPen,
  linear,
  svg,
  type Pigment,
  DUSK,
  EMBER,
  GOLD,
  JADE,
  NIGHT,
  SEA,
  ridges,
} from '@site/shared/ui/drawings/brush';
import glyphs from '../glyphs.json';
import { chip } from '../objects/chip';
import { coin } from '../objects/coin';
import { fish } from '../objects/fish';
import { football } from '../objects/football';
import { gamepad } from '../objects/gamepad';
import { lotteryBall } from '../objects/lotteryBall';
import { mahjongTile } from '../objects/mahjongTile';
import type { VenueSceneKind } from './paintScene';

export type SmallSceneKind = VenueSceneKind;

interface SmallScene {
  readonly pigment: Pigment;
  /** Two alternatives that differ in the color, sign or number of the object. */
  readonly subjects: readonly [(pen: Pen) => string, (pen: Pen) => string];
}

const SIZE = 100;
const MIDDLE = SIZE / 2;

const SMALL_SCENES: Readonly<Record<SmallSceneKind, SmallScene>> = {
  sport: { pigment: NIGHT, subjects: both((pen) => football(pen, MIDDLE, 54, 32)) },
  live: {
    pigment: EMBER,
    subjects: [(pen) => chip(pen, MIDDLE, 54, 32, '#0f5fb0', 'd'), (pen) => chip(pen, MIDDLE, 54, 32, '#c2361c', 's')],
  },
  chess: {
    pigment: JADE,
    subjects: [
      (pen) => mahjongTile(pen, MIDDLE, 52, 46, -8, glyphs.centre, '#c2361c'),
      (pen) => mahjongTile(pen, MIDDLE, 52, 46, 8, glyphs.fortune),
    ],
  },
  esport: { pigment: DUSK, subjects: both((pen) => gamepad(pen, MIDDLE, MIDDLE, 0.5)) },
  lottery: {
    pigment: GOLD,
    subjects: [(pen) => lotteryBall(pen, MIDDLE, 54, 32, '33'), (pen) => lotteryBall(pen, MIDDLE, 54, 32, '16', '#0a7652')],
  },
  slot: { pigment: DUSK, subjects: both((pen) => coin(pen, MIDDLE, 54, 0.55)) },
  fish: {
    pigment: SEA,
    subjects: [(pen) => fish(pen, 44, 52, 0.55, '#f6b95b', '#c2361c'), (pen) => fish(pen, 44, 52, 0.55, '#8fd0f2', '#0f5fb0')],
  },
};

function both(paint: (pen: Pen) => string): SmallScene['subjects'] {
  return [paint, paint];
}

/**
 * Draws a scene for a picture of about 30 pixels, where only the sky, the ridges and one large object are recognizable.
 */
export function paintSmallScene(kind: SmallSceneKind, seed: number): string {
  const { pigment, subjects } = SMALL_SCENES[kind];
  const pen = createPen();
  const sky = pen.id('sm');
  const [zenith, middle, horizon] = pigment.sky;
  const defs = linear(sky, [
    [0, zenith],
    [0.62, middle],
    [1, horizon],
  ]);
  return svg(
    { width: SIZE, height: SIZE },
    `<defs>${defs}</defs><rect width="${SIZE}" height="${SIZE}" fill="url(#${sky})"/>` +
      ridges(pen, `${kind}${seed}`, SIZE, SIZE, pigment, { layers: 2, base: 0.6, peak: 0.3 }) +
      subjects[seed % 2 === 1 ? 1 : 0](pen),
  );
}
