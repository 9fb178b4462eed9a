import { Drawing } from '@site/shared/ui/essentials';
import type { HeroPainter } from './heroes/paintHero';
import { paintHero } from './heroes/paintHero';

export interface HeroProps {
  /** Panorama to draw. Panoramas are imported one by one, so that a page loads only those it shows. */
  readonly hero: HeroPainter;
  /**
   * Dimensions of the composition in drawing units. A banner is 1200 × 400; the art at the side of sign-in is upright.
   */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly className?: string | undefined;
}

/** Renders a panorama behind a banner's text. It fills its box and is cropped, preserving the right-hand side. */
export function Hero({ hero, width = 1200, height = 400, className }: HeroProps) {
  return (
    <Drawing cacheKey={`hero ${hero.kind} ${width} ${height}`} draw={() => paintHero(hero, { width, height })} className={className} />
  );
}
