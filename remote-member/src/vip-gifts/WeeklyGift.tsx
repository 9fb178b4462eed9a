import { formatMoment, formatShortMinute } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { Card, Empty } from '@site/shared/ui';
import { useTranslation } from './texts';
import { usePlayLink } from '../ui/usePlayLink';
import type { Welfare } from './benefit';
import { BenefitProgress } from './BenefitProgress';
import { ClaimButton, type ClaimRequest } from './ClaimButton';
import styles from './WeeklyGift.module.css';

interface WeeklyGiftProps {
  readonly welfare: Welfare;
  readonly request: ClaimRequest;
  readonly onClaim: (id: string) => void;
}

/** Shows the gift of the current week: its amount, its period and the progress of its turnover. */
export function WeeklyGift({ welfare: { weekly, weekStartsAt, weekEndsAt }, request, onClaim }: WeeklyGiftProps) {
  const { t } = useTranslation();
  const playLink = usePlayLink();
  return (
    <Card title={t('welfare.week')} padding="lg">
      {weekly === undefined ? (
        <Empty title={t('welfare.no_week')}>{t('welfare.no_week_hint')}</Empty>
      ) : (
        <div className={styles['gift']}>
          <p className={styles['amount']} data-num translate="no">
            {formatYuan(weekly.amount)}
          </p>
          <p className={styles['note']}>
            {t('welfare.week_period', { from: formatShortMinute(weekStartsAt), to: formatShortMinute(weekEndsAt) })}
          </p>
          {weekly.turnover && <BenefitProgress name={t('welfare.week_turnover')} progress={weekly.turnover} />}
          <div className={styles['action']}>
            <ClaimButton benefit={weekly} request={request} onClaim={onClaim} way={playLink} />
            {weekly.claimedAt !== undefined && (
              <span className={styles['note']}>{t('welfare.claimed_at', { time: formatMoment(weekly.claimedAt) })}</span>
            )}
          </div>
        </div>
      )}
    </Card>
  );
}
