import { assertNever } from '@site/shared/assert';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { Countdown, Icon, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Promotion } from './promotion';
import { periodOf, type PromotionPeriod } from './promotionPeriod';
import styles from './PromotionPeriodLine.module.css';
import { useHasEnded } from './useHasEnded';

/** Shows the period of a promotion, and the time left when it ends soon, as a countdown in the last 24 hours. */
export function PromotionPeriodLine({ promotion }: { readonly promotion: Promotion }) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const hasEnded = useHasEnded(promotion);
  const { startsAt, endsAt } = promotion;
  return (
    <span className={styles['period']}>
      <Icon name="calendar" size="sm" />
      {endsAt === undefined
        ? t('discount.period.lasting')
        : t('discount.period.until', { from: formatDay(startsAt), to: formatDay(endsAt) })}
      <PeriodTag period={hasEnded ? { kind: 'ended' } : periodOf(promotion, clock.now())} endsAt={endsAt ?? 0} />
    </span>
  );
}

function PeriodTag({ period, endsAt }: { readonly period: PromotionPeriod; readonly endsAt: number }) {
  const { clock } = useServices();
  const { t } = useTranslation();
  switch (period.kind) {
    case 'lasting':
    case 'running':
      return null;
    case 'ending':
      return (
        <Tag tone="warning">
          {period.days === 1 ? (
            <>
              {t('discount.period.left')} <Countdown until={endsAt} now={clock.now} label={t('discount.period.left')} />
            </>
          ) : (
            t('discount.period.days_left', { count: period.days })
          )}
        </Tag>
      );
    case 'ended':
      return <Tag>{t('discount.period.ended')}</Tag>;
    default:
      return assertNever(period);
  }
}
