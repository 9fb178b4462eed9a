import { jadeHero, liveHero, nightHero, slotHero, vipHero, type HeroProps } from '@site/shared/ui/drawings';
import type { PromotionArt } from './promotion';

/** Panoramas of the carousel's slides. They do not show the ball of home's first slide, which is next to them. */
export const PROMOTION_HEROES: Readonly<Record<PromotionArt, HeroProps['hero']>> = {
  sport: jadeHero,
  live: liveHero,
  chess: nightHero,
  esport: nightHero,
  lottery: vipHero,
  slot: slotHero,
  fishing: jadeHero,
};
