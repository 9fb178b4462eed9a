import { HeroAction, HeroSlide } from '@site/shared/ui';
import { Hero } from '@site/shared/ui/drawings';
import { useTranslation } from './slideTexts';
import type { Promotion } from './promotion';
import { PROMOTION_HEROES } from './promotionHeroes';
import { usePromotionLink } from './usePromotionLink';

/** A promotion in the carousel. Both links lead to its page, which has the rules too. */
export function PromotionSlide({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { title, emphasis, summary, category, art } = promotion;
  const link = usePromotionLink(promotion);
  return (
    <HeroSlide
      drawing={<Hero hero={PROMOTION_HEROES[art]} width={1176} height={376} />}
      level={2}
      eyebrow={t(`category.promotion.${category}`)}
      lines={[title, '']}
      emphasis={emphasis}
      text={summary}
      actions={
        <>
          <HeroAction variant="primary" {...link}>
            {t('carousel.join')}
          </HeroAction>
          <HeroAction variant="secondary" {...link}>
            {t('carousel.rules')}
          </HeroAction>
        </>
      }
    />
  );
}
