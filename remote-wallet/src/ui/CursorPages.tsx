import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './CursorPages.module.css';

interface CursorPagesProps {
  /** Names the navigation. */
  readonly label: string;
  /** Between the buttons: where one is, or how many there are. */
  readonly place: string;
  /** `undefined` where there are none newer. */
  readonly onNewer: (() => void) | undefined;
  readonly onOlder: (() => void) | undefined;
}

/** The ways between pages that follow each other by cursor. */
export function CursorPages({ label, place, onNewer, onOlder }: CursorPagesProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles['pages']} aria-label={label}>
      <Button icon="chevron-left" disabled={onNewer === undefined} onClick={onNewer}>
        {t('pages.newer')}
      </Button>
      <span aria-live="polite">{place}</span>
      <Button disabled={onOlder === undefined} onClick={onOlder}>
        {t('pages.older')}
      </Button>
    </nav>
  );
}
