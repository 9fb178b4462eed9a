import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './CursorPages.module.css';

interface CursorPagesProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Text between the buttons: the current page or the total count. */
  readonly place: string;
  /** `undefined` when there is no newer page. */
  readonly onNewer: (() => void) | undefined;
  readonly onOlder: (() => void) | undefined;
}

/** Shows the buttons for the newer and the older page of a cursor-based list. */
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
