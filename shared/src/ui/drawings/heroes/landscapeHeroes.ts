import type { HeroPainter } from './paintHero';
import { type Pigment, GILT, JADE, NIGHT, type RidgeShape, ridges } from '@site/shared/ui/drawings/brush';

function landscape(kind: HeroPainter['kind'], seed: string, pigment: Pigment, moon: HeroPainter['moon'], shape: RidgeShape): HeroPainter {
  return { kind, pigment, moon, paint: ({ pen, width, height }) => ridges(pen, seed, width, height, pigment, { layers: 4, ...shape }) };
}

/** Ink mountains with gilt edges, for VIP grades. */
export const vipHero = landscape('vip', 'hero-d', GILT, 'warm', { base: 0.46, peak: 0.42 });
export const jadeHero = landscape('jade', 'hero-f', JADE, 'warm', { base: 0.46, peak: 0.42 });
export const nightHero = landscape('night', 'hero-g', NIGHT, 'warm', { base: 0.46, peak: 0.46 });
/** Art at the side of sign-in: low mountains under a small high moon. */
export const authHero = landscape('auth', 'hero-e', NIGHT, 'high', { base: 0.42, peak: 0.34 });
