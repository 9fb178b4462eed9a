import { useServices } from '@site/shared/contract';
import { Scene } from '@site/shared/ui/drawings';
import { useTranslation } from '../i18n';
import type { Promotion } from './promotion';
import styles from './PromotionCard.module.css';
import { periodOf } from './promotionPeriod';
import { PromotionPeriodLine } from './PromotionPeriodLine';
import { PROMOTION_SCENES } from './promotionScenes';
import { usePromotionLink } from './usePromotionLink';

/** One promotion: its art with the category, then its reward and period. The whole card leads to the promotion's page. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const { title, emphasis, summary, category, art } = promotion;
  const link = usePromotionLink(promotion);

  return (
    <article className={styles['card']} data-ended={periodOf(promotion, clock.now()).kind === 'ended' || undefined}>
      <div className={styles['art']}>
        <Scene scene={PROMOTION_SCENES[art]} className={styles['scene']} />
        <span className={styles['category']}>{t(`discount.category.${category}`)}</span>
      </div>
      <div className={styles['body']}>
        <h2 className={styles['title']}>
          <a {...link} className={styles['link']}>
            {title}
          </a>
        </h2>
        <p className={styles['emphasis']}>{emphasis}</p>
        <p className={styles['summary']}>{summary}</p>
        <p className={styles['period']}>
          <PromotionPeriodLine promotion={promotion} />
        </p>
      </div>
    </article>
  );
}
