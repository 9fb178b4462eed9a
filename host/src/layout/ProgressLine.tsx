import { useNavigation } from 'react-router-dom';
import { useReadable } from '@site/shared/contract/useReadable';
import { useTranslation } from './texts';
import { useRouting } from '../routing/RoutingContext';
import styles from './ProgressLine.module.css';

/** Shows a line at the top during a navigation. Implements R-NAV-02. */
export function ProgressLine() {
  const { t } = useTranslation();
  // The router is busy until the next screen may be shown, and the screen until it has painted.
  const isLoading = useNavigation().state !== 'idle';
  const isPainting = useReadable(useRouting().progress.isRunning);
  return isLoading || isPainting ? <div role="progressbar" aria-label={t('frame.progress')} className={styles['line']} /> : null;
}
