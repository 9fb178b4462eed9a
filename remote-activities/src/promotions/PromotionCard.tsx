import type { ReactNode } from 'react';
import { useServices } from '@site/shared/contract';
import { Scene } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { BonusLine } from './BonusLine';
import type { Promotion } from './promotion';
import styles from './PromotionCard.module.css';
import { periodOf } from './promotionPeriod';
import { PromotionPeriodLine } from './PromotionPeriodLine';
import { sceneOf } from './promotionScenes';
import { usePromotionLink } from './usePromotionLink';

interface PromotionCardProps {
  readonly promotion: Promotion;
  /** Heading level of its title. */
  readonly level: 2 | 3;
  /** Content below the facts, for the member's participation. */
  readonly children?: ReactNode;
}

/**
 * Shows one promotion: its art with the category, then its reward and period. The whole card links to the promotion's
 * page.
 */
export function PromotionCard({ promotion, level, children }: PromotionCardProps) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const { title, emphasis, summary, category, bonus } = promotion;
  const link = usePromotionLink(promotion);
  const Heading = `h${level}` as const;

  return (
    <article className={styles['card']} data-ended={periodOf(promotion, clock.now()).kind === 'ended' || undefined}>
      <div className={styles['art']}>
        <Scene scene={sceneOf(promotion)} className={styles['scene']} />
        <span className={styles['category']}>{t(`category.promotion.${category}`)}</span>
      </div>
      <div className={styles['body']}>
        <div>
          <Heading className={styles['title']}>
            <a {...link} className={styles['link']}>
              {title}
            </a>
          </Heading>
          <p className={styles['emphasis']}>{emphasis}</p>
          <p className={styles['summary']}>{summary}</p>
          {bonus && (
            <p className={styles['summary']}>
              <BonusLine bonus={bonus} />
            </p>
          )}
          <p className={styles['period']}>
            <PromotionPeriodLine promotion={promotion} />
          </p>
        </div>
        {children}
      </div>
    </article>
  );
}
