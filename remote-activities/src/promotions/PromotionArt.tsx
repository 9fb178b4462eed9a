import { Hero } from '@site/shared/ui/drawings';
import type { Promotion } from './promotion';
import { PROMOTION_HEROES } from './promotionHeroes';

/** Shows the panorama behind the text of a promotion. */
export function PromotionArt({ art }: Pick<Promotion, 'art'>) {
  return <Hero hero={PROMOTION_HEROES[art]} width={1176} height={376} />;
}
