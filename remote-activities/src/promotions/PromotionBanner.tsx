import { HeroSlide } from '@site/shared/ui';
import { Hero } from '@site/shared/ui/drawings';
import { useTranslation } from '../i18n';
import type { Promotion } from './promotion';
import { PROMOTION_HEROES } from './promotionHeroes';
import { PromotionPeriodLine } from './PromotionPeriodLine';

/** Title, reward and period of the promotion, over its panorama. */
export function PromotionBanner({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { title, emphasis, summary, category, art } = promotion;
  return (
    <HeroSlide
      drawing={<Hero hero={PROMOTION_HEROES[art]} width={1600} height={330} />}
      level={1}
      eyebrow={t(`discount.category.${category}`)}
      lines={[title, '']}
      emphasis={emphasis}
      text={summary}
      actions={<PromotionPeriodLine promotion={promotion} />}
    />
  );
}
