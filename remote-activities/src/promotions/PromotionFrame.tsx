import type { ReactNode } from 'react';
import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Empty, Icon, Skeleton, HeroSlide } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Promotion } from './promotion';
import styles from './PromotionFrame.module.css';
import { Hero, sceneHero } from '@site/shared/ui/drawings';
import { PromotionPeriodLine } from './PromotionPeriodLine';
import { sceneOf } from './promotionScenes';

interface PromotionFrameProps {
  readonly promotion: Promotion;
  readonly children: ReactNode;
  /** Content of the second column: the rules and the prizes. */
  readonly aside: ReactNode;
}

/** Renders the page of a promotion: a link back to the list, its banner, and two columns. */
export function PromotionFrame({ promotion, children, aside }: PromotionFrameProps) {
  const { t } = useTranslation();
  const allLink = useRouteLink('discount', {});
  return (
    <div className={styles['screen']}>
      <p className={styles['back']}>
        <a {...allLink}>
          <Icon name="chevron-left" size="sm" />
          {t('promotion.all')}
        </a>
      </p>
      <PromotionBanner promotion={promotion} />
      <div className={styles['columns']}>
        <div className={styles['column']}>{children}</div>
        <div className={styles['column']}>{aside}</div>
      </div>
    </div>
  );
}

/** Explains that the address names no current promotion. */
export function UnknownPromotion() {
  const { t } = useTranslation();
  const allLink = useRouteLink('discount', {});
  return (
    <Empty
      title={t('promotion.unknown')}
      actions={
        <ButtonLink variant="primary" {...allLink}>
          {t('promotion.all')}
        </ButtonLink>
      }
    >
      {t('promotion.unknown_hint')}
    </Empty>
  );
}

export function PromotionSkeleton() {
  return (
    <div className={styles['screen']}>
      <Skeleton height="3.3rem" />
      <div className={styles['columns']}>
        <Skeleton height="2.6rem" />
        <Skeleton height="2.6rem" />
      </div>
    </div>
  );
}

/** Shows title, reward and period of the promotion over a panorama that matches its card. */
function PromotionBanner({ promotion }: { readonly promotion: Promotion }) {
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
