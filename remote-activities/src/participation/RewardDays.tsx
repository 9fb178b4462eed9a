import { formatYuan } from '@site/shared/money';
import { Icon, VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { RewardDay } from './participation';
import styles from './RewardDays.module.css';

interface RewardDaysProps {
  readonly days: readonly RewardDay[];
  /** True when the first unclaimed day is today's. */
  readonly canClaim: boolean;
}

/**
 * Shows the days of the current streak with their rewards: how many in a row have been claimed, and which one is due.
 */
export function RewardDays({ days, canClaim }: RewardDaysProps) {
  const { t } = useTranslation();
  const next = days.find(({ isClaimed }) => !isClaimed)?.day;
  const streak = days.filter(({ isClaimed }) => isClaimed).length;
  return (
    <>
      {streak > 0 && <p className={styles['streak']}>{t('promotion.streak', { count: streak })}</p>}
      <ol className={styles['days']} aria-label={t('promotion.days')}>
        {days.map(({ day, reward, isClaimed }) => {
          const isDue = canClaim && day === next;
          return (
            <li key={day} className={styles['day']} data-claimed={isClaimed || undefined} aria-current={isDue ? 'step' : undefined}>
              <span className={styles['number']}>{t('promotion.day', { day })}</span>
              <span className={styles['sign']} aria-hidden="true">
                <Icon name={isClaimed ? 'check' : 'gift'} />
              </span>
              <span className={styles['reward']} translate="no">
                {formatYuan(reward)}
              </span>
              {isClaimed && <VisuallyHidden>{t('promotion.day_claimed')}</VisuallyHidden>}
              {isDue && <VisuallyHidden>{t('promotion.day_due')}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
