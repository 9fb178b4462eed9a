import { Drawing } from '@site/shared/ui/essentials';
import type { HeroPainter } from './heroes/paintHero';
import { paintHero } from './heroes/paintHero';

export interface HeroProps {
  /** Which panorama; imported one by one, so that a page pays only for those it shows. */
  readonly hero: HeroPainter;
  /** The shape it is composed for, in drawing units. 1200 × 400 is a banner; sign-in's art side is upright. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly className?: string | undefined;
}

/** A panorama behind a banner's text. Fills its box and is cut to it, keeping the right-hand side. */
export function Hero({ hero, width = 1200, height = 400, className }: HeroProps) {
  return (
    <Drawing cacheKey={`hero ${hero.kind} ${width} ${height}`} draw={() => paintHero(hero, { width, height })} className={className} />
  );
}
