import type { Loadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import { missingOf, nextGrade, type VipProgress } from './grade';
import { RetryLine } from '../ui/RetryLine';
import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  readonly of: Loadable<VipProgress>;
  readonly onRetry: () => void;
}

/** Shows the turnover missing to the next grade on one line, whose space is reserved until it is loaded. */
export function ProgressLine({ of, onRetry }: ProgressLineProps) {
  const { t } = useTranslation();
  if (of.data === undefined)
    return of.status === 'failed' ? (
      <RetryLine on="art" text={t('vip.progress_failed')} onRetry={onRetry} />
    ) : (
      <p className={styles['line']} />
    );
  const { regain, level } = of.data;
  if (regain !== undefined) {
    // After a downgrade the turnover so far exceeds that of the grade above, so show only what is missing to regain it.
    return (
      <p className={styles['line']}>
        {t('vip.stake_more')}{' '}
        <b data-num translate="no">
          {formatYuan(missingOf(regain))}
        </b>{' '}
        {t('vip.to_regain', { level: level + 1 })}
      </p>
    );
  }
  const next = nextGrade(of.data);
  if (next === undefined) return <p className={styles['line']}>{t('vip.highest')}</p>;
  return (
    <p className={styles['line']}>
      {t('vip.stake_more')}{' '}
      <b data-num translate="no">
        {formatYuan(next.missing)}
      </b>{' '}
      {t('vip.to_reach', { level: next.level })}
    </p>
  );
}
