import { type Pen, createPen, linear, round, svg, type Pigment, seededRandom } from '@site/shared/ui/drawings/brush';
import { cloud, moon, sparkle } from '../brush/sky';
import type { ScenePainter } from '../scenes/paintScene';

/** Drawing area of a panorama: 1200 × 400 units. */
export interface HeroCanvas {
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
}

export interface HeroPainter {
  readonly kind: 'sport' | 'live' | 'slot' | 'vip' | 'jade' | 'night' | 'auth' | `scene-${ScenePainter['kind']}`;
  readonly pigment: Pigment;
  /**
   * `cold` and `warm`: a large moon behind the subject. `high`: a small bright one at the top, above the text of
   * sign-in.
   */
  readonly moon: 'cold' | 'warm' | 'high';
  readonly paint: (canvas: HeroCanvas) => string;
}

export interface HeroSize {
  readonly width: number;
  readonly height: number;
}

/** Draws the panorama of a banner. Its left 45 % has little detail, for text on a dark overlay. */
export function paintHero(hero: HeroPainter, { width: w, height: h }: HeroSize): string {
  const pen = createPen();
  const sky = pen.id('he');
  const random = seededRandom(`hero${hero.kind}`);
  const [zenith, middle, horizon] = hero.pigment.sky;
  const defs = linear(sky, [
    [0, zenith],
    [0.55, middle],
    [1, horizon],
  ]);
  const line = hero.pigment.line;
  return svg(
    { width: w, height: h, fit: 'xMaxYMid slice' },
    `<defs>${defs}</defs><rect width="${w}" height="${h}" fill="url(#${sky})"/>` +
      paintMoon(pen, hero.moon, w, h) +
      cloud(w * 0.5, h * 0.24, h / 380, line, 0.4) +
      cloud(w * 0.86, h * 0.18, h / 460, line, 0.36) +
      cloud(w * 0.28, h * 0.4, h / 520, line, 0.26) +
      sparkle(random, 30, w, h * 0.55) +
      hero.paint({ pen, width: w, height: h }),
  );
}

function paintMoon(pen: Pen, kind: HeroPainter['moon'], w: number, h: number): string {
  if (kind === 'high') return moon(pen, round(w * 0.8), round(h * 0.13), h * 0.07, '#ffe9bd', 0.95);
  const colour = kind === 'cold' ? '#d6e9ff' : '#ffe9bd';
  return moon(pen, round(w * 0.78), round(h * 0.44), h * 0.36, colour, kind === 'cold' ? 0.32 : 0.5);
}
