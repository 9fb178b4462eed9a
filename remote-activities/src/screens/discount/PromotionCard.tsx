import { assertNever } from '@site/shared/assert';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { Icon, Tag } from '@site/shared/ui';
import { Scene } from '@site/shared/ui/drawings';
import { useTranslation } from '../../i18n';
import type { Promotion } from '../../promotions/promotion';
import { periodOf, type PromotionPeriod } from '../../promotions/promotionPeriod';
import styles from './PromotionCard.module.css';
import { PROMOTION_SCENES } from './promotionScenes';

/** One promotion: its art with the category, then what it is and how long it lasts. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const { title, summary, category, art, startsAt, endsAt } = promotion;
  const period = periodOf(promotion, clock.now());

  return (
    <article className={styles['card']} data-ended={period.is === 'ended' || undefined}>
      <div className={styles['art']}>
        <Scene scene={PROMOTION_SCENES[art]} className={styles['scene']} />
        <span className={styles['category']}>{t(`discount.category.${category}`)}</span>
      </div>
      <div className={styles['body']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['summary']}>{summary}</p>
        <p className={styles['period']}>
          <Icon name="calendar" size="sm" />
          {endsAt === undefined
            ? t('discount.period.lasting')
            : t('discount.period.until', { from: formatDay(startsAt), to: formatDay(endsAt) })}
          <PeriodTag period={period} />
        </p>
      </div>
    </article>
  );
}

function PeriodTag({ period }: { readonly period: PromotionPeriod }) {
  const { t } = useTranslation();
  switch (period.is) {
    case 'lasting':
    case 'running':
      return null;
    case 'ending':
      return (
        <Tag tone="warning">
          {period.days === 1 ? t('discount.period.last_day') : t('discount.period.days_left', { count: period.days })}
        </Tag>
      );
    case 'ended':
      return <Tag>{t('discount.period.ended')}</Tag>;
    default:
      return assertNever(period);
  }
}
