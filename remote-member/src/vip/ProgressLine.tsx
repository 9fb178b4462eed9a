import type { Loadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from '../i18n';
import { nextStep, type VipProgress } from './grade';
import { RetryLine } from './RetryLine';
import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  readonly of: Loadable<VipProgress>;
  readonly onRetry: () => void;
}

/** One line on the drawing: what is still to be staked for the next step. Until it is known it keeps its place, and claims nothing. */
export function ProgressLine({ of, onRetry }: ProgressLineProps) {
  const { t } = useTranslation();
  if (of.data === undefined) return of.status === 'failed' ? <RetryLine text={t('vip.progress_failed')} onRetry={onRetry} /> : <span />;
  const next = nextStep(of.data);
  if (next === undefined) return <p className={styles['line']}>{t('vip.highest')}</p>;
  return (
    <p className={styles['line']}>
      {t('vip.stake_more')} <b data-num>{formatYuan(next.missing)}</b> {t('vip.to_reach', { level: next.level })}
    </p>
  );
}
