import { BrandMark, Spinner } from '@site/shared/ui';
import styles from './LoadingScreen.module.css';

/** Shown during a slow start, before any text is loaded: the mark and a progress sign. */
export function BootMark() {
  return (
    <main className={styles['screen']} aria-busy="true">
      <BrandMark className={styles['mark']} />
      <Spinner />
    </main>
  );
}
