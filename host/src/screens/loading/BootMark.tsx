import { BrandMark, Spinner } from '@site/shared/ui';
import styles from './LoadingScreen.module.css';

/** What a slow start shows before there is a language to speak: the mark, and that something is under way. */
export function BootMark() {
  return (
    <main className={styles['screen']} aria-busy="true">
      <BrandMark className={styles['mark']} />
      <Spinner />
    </main>
  );
}
