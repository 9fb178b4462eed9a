import { useServices } from '@site/shared/contract';
import { HeroAction, HeroSlide, useLazyModule } from '@site/shared/ui';
import { useTranslation } from './slideTexts';
import type { Promotion } from './promotion';
import { usePromotionLink } from './usePromotionLink';

const loadArt = () => import('./PromotionArt');

/**
 * Shows a promotion in the carousel. Its drawing is fetched with the first such slide; without it the text is on a
 * plain background. Both links lead to its page, which also has the rules.
 */
export function PromotionSlide({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { title, emphasis, summary, category, art } = promotion;
  const link = usePromotionLink(promotion);
  const { logger } = useServices();
  const drawn = useLazyModule(loadArt, true, (error) => {
    logger.warn('drawings of promotions not loaded', { error });
  });
  return (
    <HeroSlide
      drawing={drawn && <drawn.PromotionArt art={art} />}
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
