import { useReadable } from '@site/shared/contract/useReadable';
import { useTranslation } from '../i18n';
import { useRouting } from '../routing/RoutingContext';
import styles from './ProgressLine.module.css';

/** A line at the top during a navigation. Implements R-NAV-02. */
export function ProgressLine() {
  const { t } = useTranslation();
  const isRunning = useReadable(useRouting().progress.isRunning);
  return isRunning ? <div role="progressbar" aria-label={t('frame.progress')} className={styles['line']} /> : null;
}
