import { assertNever } from '@site/shared/assert';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { Icon, Tag } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { Promotion } from './promotion';
import { periodOf, type PromotionPeriod } from './promotionPeriod';
import styles from './PromotionPeriodLine.module.css';

/** The period of a promotion, and the time left where it ends soon. */
export function PromotionPeriodLine({ promotion }: { readonly promotion: Promotion }) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const { startsAt, endsAt } = promotion;
  return (
    <span className={styles['period']}>
      <Icon name="calendar" size="sm" />
      {endsAt === undefined
        ? t('discount.period.lasting')
        : t('discount.period.until', { from: formatDay(startsAt), to: formatDay(endsAt) })}
      <PeriodTag period={periodOf(promotion, clock.now())} />
    </span>
  );
}

function PeriodTag({ period }: { readonly period: PromotionPeriod }) {
  const { t } = useTranslation();
  switch (period.kind) {
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
