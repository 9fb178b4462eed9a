import { Spinner } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SiteMark } from '../../edition/SiteMark';
import styles from './LoadingScreen.module.css';

/**
 * Renders `/loading`, which another page shows in a frame or window while it prepares an address. Assumption (R-UI-05):
 * mark and text. Implements R-ROUTE-01.
 */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <section className={styles['screen']} aria-label={t('title.loading')}>
      <SiteMark className={styles['mark']} />
      <p role="status" className={styles['words']}>
        <Spinner />
        {t('screen.loading')}
      </p>
    </section>
  );
}
