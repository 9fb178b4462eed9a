import { HeroSlide } from '@site/shared/ui';
import { Hero, sceneHero } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import type { Promotion } from './promotion';
import { PromotionPeriodLine } from './PromotionPeriodLine';
import { sceneOf } from './promotionScenes';

/** Shows title, reward and period of the promotion over a panorama that matches its card. */
export function PromotionBanner({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { title, emphasis, summary, category } = promotion;
  return (
    <HeroSlide
      drawing={<Hero hero={sceneHero(sceneOf(promotion))} width={1600} height={330} />}
      level={1}
      onPhone="above"
      eyebrow={t(`category.promotion.${category}`)}
      lines={[title, '']}
      emphasis={emphasis}
      text={summary}
      actions={<PromotionPeriodLine promotion={promotion} />}
    />
  );
}
