import { type Pen, createPen, linear, round, svg, type Pigment, type Random, seededRandom } from '@site/shared/ui/drawings/brush';
import { cloud, moon, sparkle } from '../brush/sky';

/** Drawing area of a scene: 640 × 360 units, x to the right and y down. */
export interface Canvas {
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly seed: number;
}

/** Scenes of venues. Each also has a small version. */
export type VenueSceneKind = 'sport' | 'live' | 'chess' | 'esport' | 'lottery' | 'slot' | 'fish';

export interface ScenePainter {
  readonly kind: VenueSceneKind | 'calendar' | 'wheel' | 'podium' | 'envelope' | 'ingots';
  readonly pigment: (seed: number) => Pigment;
  /** Content of the sky: a warm or a cold moon with cloud scrolls, or nothing (under water). */
  readonly sky: 'warm-moon' | 'cold-moon' | 'none';
  /** Draws everything in front of the sky. */
  readonly paint: (canvas: Canvas) => string;
}

export interface SceneOptions {
  readonly seed: number;
  readonly top: number;
  readonly keep: 'right' | 'middle';
}

const WIDTH = 640;
const HEIGHT = 360;

/** Draws a venue scene: pigment sky, moon, cloud scroll, ridges, and one object at 72 % of the width. */
export function paintScene(scene: ScenePainter, { seed, top, keep }: SceneOptions): string {
  const random = seededRandom(scene.kind + String(seed));
  const pigment = scene.pigment(seed);
  const pen = createPen();
  const sky = pen.id('sc');
  const [zenith, middle, horizon] = pigment.sky;
  const defs = linear(sky, [
    [0, zenith],
    [0.62, middle],
    [1, horizon],
  ]);
  const heaven = scene.sky === 'none' ? '' : paintSky(pen, pigment, scene.sky === 'cold-moon');
  const sparks = sparkle(random, 14, WIDTH, HEIGHT * 0.5);
  const front = scene.paint({ pen, width: WIDTH, height: HEIGHT, random, seed });
  return svg(
    { y: -top, width: WIDTH, height: HEIGHT + top, fit: keep === 'right' ? 'xMaxYMid slice' : 'xMidYMid slice' },
    `<defs>${defs}</defs><rect y="${-top}" width="${WIDTH}" height="${HEIGHT + top}" fill="url(#${sky})"/>${heaven}${sparks}${front}`,
  );
}

function paintSky(pen: Pen, pigment: Pigment, cold: boolean): string {
  return (
    moon(pen, round(WIDTH * 0.72), round(HEIGHT * 0.42), HEIGHT * 0.34, cold ? '#cfe6ff' : '#ffe9bd', cold ? 0.3 : 0.5) +
    cloud(WIDTH * 0.5, HEIGHT * 0.2, HEIGHT / 420, pigment.line, 0.4) +
    cloud(WIDTH * 0.9, HEIGHT * 0.32, HEIGHT / 520, pigment.line, 0.34)
  );
}
